import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useMemo, useRef, type ReactNode } from 'react';
import { isApiError } from '@/console/api/apiError';
import { finishedApi } from '@/console/api/finished';
import { useRereadOnceBack } from '@/console/shared/rereads/useRereadOnceBack';
import { useLocale } from '@/console/shared/text/locale';
import { useText } from '@/console/shared/text/useText';
import { finishedPurchase } from '@/console/text/finishedPurchase';
import { finishedWordsOf } from '@/console/text/finishedWords';
import { formatDateTime } from '@/console/text/format';
import { EmptyState } from '@/console/ui/EmptyState';
import { ErrorState } from '@/console/ui/ErrorState';
import { FOCUS_HOME } from '@/console/ui/focusHome';
import { initials } from '@/domain/initials';
import { formatPhone } from '@/domain/phone';
import { shownName } from '@/domain/shownName';
import { BubbleSkeletons } from '../messages/BubbleSkeletons';
import { CHAT } from '../chatSheet';
import { FinishedBar } from './FinishedBar';
import { FinishedHeader } from './FinishedHeader';
import { FinishedMessages } from './FinishedMessages';

interface FinishedChatProps {
  /** The attendance. */
  id: string;
  /** It was opened by a press, and takes the focus where that was lost with the row that was pressed. */
  takesFocus: boolean;
  /** Closes it by a button of its own; null where the bar above has one. */
  onClose: (() => void) | null;
  /** The way back and the state of the connection, where no bar above has them; null elsewhere. */
  lead: ReactNode;
  /** Escape was pressed. */
  onEscape: () => void;
  /** What waits for a decision while the chat is alone on the screen. */
  offers: ReactNode;
}

/** One's own attendance that is over, to read: nothing can be sent or done in it (behaviour: finished-chat). */
export function FinishedChat({
  id,
  takesFocus,
  onClose,
  lead,
  onEscape,
  offers,
}: FinishedChatProps) {
  const texts = useText();
  const locale = useLocale();
  const text = finishedWordsOf(locale);
  const panel = useRef<HTMLElement>(null);
  const toPanel = useEffectEvent(() => {
    if (takesFocus && document.activeElement === document.body) panel.current?.focus();
  });
  useEffect(() => {
    toPanel();
  }, []);
  const read = finishedApi.useGetFinishedInfiniteQuery({ id });
  const { currentData, error, isFetching, refetch } = read;
  const pages = currentData?.pages;
  const isFailed = error !== undefined && !isFetching && pages === undefined;
  const isGone = isFailed && isApiError(error) && error.status === 404;
  useRereadOnceBack(isFailed && !isGone, refetch);
  const messages = useMemo(
    () => (pages ?? []).toReversed().flatMap((page) => page.messages.items),
    [pages],
  );
  const newest = pages?.[0];
  const attendance = newest?.atendimento;
  const name = attendance ? shownName(attendance) : '';
  return (
    <Box
      component="main"
      className={CHAT.classes.panel}
      ref={panel}
      aria-label={text.chat}
      {...FOCUS_HOME}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onEscape();
      }}
    >
      {CHAT.styles}
      <FinishedHeader
        customer={
          attendance
            ? {
                name,
                initials: initials(name),
                photo: attendance.profilePicUrl,
                number: attendance.isGroup ? texts.inbox.group : formatPhone(attendance.number),
              }
            : null
        }
        lead={lead}
        closeLabel={text.closeChat}
        onClose={onClose}
      />
      {newest ? (
        <FinishedMessages
          messages={messages}
          earlier={newest.anteriores.items}
          isGroup={newest.atendimento.isGroup}
          name={name}
          older={
            read.isFetchingNextPage
              ? 'loading'
              : read.isFetchNextPageError && !isFetching
                ? 'failed'
                : 'idle'
          }
          onReachOldest={() => {
            if (read.hasNextPage && !isFetching) void read.fetchNextPage();
          }}
        />
      ) : isGone ? (
        <EmptyState title={text.notThere} text={text.notThereHint} />
      ) : isFailed ? (
        <ErrorState
          text={texts.chat.failed}
          retryLabel={text.retry}
          onRetry={() => void refetch()}
        />
      ) : (
        <BubbleSkeletons label={texts.chat.loading} />
      )}
      {offers}
      {attendance ? (
        <FinishedBar
          text={text.endedAt(formatDateTime(attendance.fimEm, locale))}
          purchase={
            attendance.compra === null
              ? text.noPurchase
              : finishedPurchase(attendance.compra, text, texts, locale)
          }
        />
      ) : null}
    </Box>
  );
}
