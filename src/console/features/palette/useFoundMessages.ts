import { skipToken } from '@reduxjs/toolkit/query';
import { searchApi } from '@/console/api/search';
import { selectCan } from '@/console/entities/connection/connectionSelectors';
import { useRested } from '@/console/shared/time/useRested';
import { useAppSelector } from '@/console/store/hooks';
import { SEARCHED_LENGTHS, type FoundMessage } from '@/contract/rest/search';

/** Two letters are in most messages, so nobody looks for them in all chats. */
const LEAST_LENGTH = SEARCHED_LENGTHS.least + 1;
/** How many messages are offered at most: whoever does not see theirs goes on typing. */
const MOST_MESSAGES = 8;

interface FoundMessages {
  items: readonly FoundMessage[];
  status: 'idle' | 'searching' | 'ready' | 'failed';
}

const NOTHING: FoundMessages = { items: [], status: 'idle' };

/** @returns the messages that contain the query; none on a host that cannot search them. */
export function useFoundMessages(typed: string): FoundMessages {
  const can = useAppSelector((state) => selectCan(state, 'buscaMensagens'));
  const query = typed.trim();
  const isAsked = can && query.length >= LEAST_LENGTH && query.length <= SEARCHED_LENGTHS.most;
  const asked = useRested(isAsked ? query : '');
  const { currentData, isError, isFetching } = searchApi.useSearchMessagesQuery(
    asked === '' ? skipToken : { text: asked, limit: MOST_MESSAGES },
    { refetchOnMountOrArgChange: true },
  );
  if (!isAsked) return NOTHING;
  if (asked !== query || isFetching) return { items: [], status: 'searching' };
  if (isError) return { items: [], status: 'failed' };
  return { items: currentData?.mensagens.items ?? [], status: 'ready' };
}
