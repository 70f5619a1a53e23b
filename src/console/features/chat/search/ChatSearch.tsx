import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useEffectEvent, useState } from 'react';
import { searchApi } from '@/console/api/search';
import { chatSearchShown, messageSought } from '@/console/entities/attention/attentionSlice';
import { useRested } from '@/console/shared/time/useRested';
import { useLocale } from '@/console/shared/text/locale';
import { useText } from '@/console/shared/text/useText';
import { useAppDispatch } from '@/console/store/hooks';
import { searchWordsOf } from '@/console/text/searchWords';
import { FOUND_MOST, SEARCHED_LENGTHS, type FoundMessage } from '@/contract/rest/search';
import { ChatSearchView } from './ChatSearchView';

const NONE: readonly FoundMessage[] = [];

/** The search within the open chat: the newest result first, then one by one (behaviour: chat-search). */
export function ChatSearch({ chatId }: { chatId: string }) {
  const words = searchWordsOf(useLocale());
  const { common } = useText();
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState('');
  const query = typed.trim();
  const asked = useRested(query.length < SEARCHED_LENGTHS.least ? '' : query);
  const { currentData, isError, isFetching, refetch } = searchApi.useSearchMessagesQuery(
    asked === '' ? skipToken : { text: asked, chatId, limit: FOUND_MOST },
    { refetchOnMountOrArgChange: true },
  );
  const isAnswered = asked === query && asked !== '' && !isFetching;
  const found = isAnswered && currentData ? currentData.mensagens.items : NONE;
  const [at, setAt] = useState<{ found: readonly FoundMessage[]; place: number }>({
    found: NONE,
    place: 0,
  });
  const place = at.found === found ? at.place : 0;

  const show = ({ mensagem }: FoundMessage) =>
    dispatch(messageSought({ chatId, messageId: mensagem.id }));
  const goTo = (next: number) => {
    const around = (next + found.length) % found.length;
    const hit = found[around];
    if (hit === undefined) return;
    setAt({ found, place: around });
    show(hit);
  };
  const showNewest = useEffectEvent(show);
  useEffect(() => {
    const [newest] = found;
    if (newest !== undefined) showNewest(newest);
  }, [found]);

  const says = (): string => {
    if (asked === '' && query.length < SEARCHED_LENGTHS.least) return '';
    if (isError && isAnswered) return words.failed;
    if (!isAnswered) return words.searching;
    if (found.length === 0) return words.none;
    const { length } = found;
    return words.place(place + 1, currentData?.temMais ? words.atLeast(length) : String(length));
  };
  return (
    <ChatSearchView
      words={words}
      retryLabel={isError && isAnswered ? common.retry : null}
      typed={typed}
      onType={setTyped}
      says={says()}
      hasMany={found.length > 1}
      onOlder={() => goTo(place + 1)}
      onNewer={() => goTo(place - 1)}
      onRetry={() => void refetch()}
      onClose={() => dispatch(chatSearchShown({ shown: false }))}
    />
  );
}
