import { useCallback, useMemo, useState } from 'react';
import { downloadedPart } from '@/console/shared/parts/downloadedPart';
import { useServerNow } from '@/console/shared/time/useServerNow';
import { finishedWordsOf } from '@/console/text/finishedWords';
import { EmptyState } from '@/console/ui/EmptyState';
import type { EarlierAttendance } from '@/contract/entities/earlierAttendance';
import type { Message } from '@/contract/entities/message';
import { attendanceEnds, endedBefore, endsAbove } from '../messages/attendanceEnds';
import { keyOfItem } from '../messages/chatItems';
import { MessageListView } from '../messages/MessageListView';
import { MessageRow } from '../messages/MessageRow';
import { DAY_TICK_MS } from '../messages/newDay';
import { useReader } from '../messages/useReader';

const Pictures = downloadedPart(
  async () =>
    (await import(/* webpackChunkName: "viewer" */ '../viewer/MessagePictures')).MessagePictures,
);

interface FinishedMessagesProps {
  /** Those that are loaded, oldest first. */
  messages: readonly Message[];
  earlier: readonly EarlierAttendance[];
  isGroup: boolean;
  name: string;
  older: 'idle' | 'loading' | 'failed';
  onReachOldest: () => void;
}

/** What was written until an attendance ended. It looks as it did then. */
export function FinishedMessages(props: FinishedMessagesProps) {
  const { messages, earlier, isGroup, name } = props;
  const reader = useReader();
  const { locale } = reader;
  const { chat } = reader.text;
  const now = useServerNow(DAY_TICK_MS);
  const above = useMemo(
    () => endsAbove(messages, attendanceEnds(earlier, chat, locale)),
    [messages, earlier, chat, locale],
  );
  const [openedPicture, openPicture] = useState<string | null>(null);
  const renderItem = useCallback(
    (item: Message, previous: Message | null) => (
      <MessageRow
        item={item}
        previous={previous}
        marker={false}
        ended={endedBefore(above, item)}
        isGroup={isGroup}
        name={name}
        now={now}
        reader={reader}
        onOpenPicture={openPicture}
      />
    ),
    [above, isGroup, name, now, reader],
  );
  if (messages.length === 0) return <EmptyState title={chat.empty} />;
  return (
    <>
      <MessageListView
        text={chat}
        retryLabel={finishedWordsOf(locale).retry}
        items={messages}
        keyOf={keyOfItem}
        isUnsent={() => false}
        isIncoming={() => false}
        isAnnounced={() => false}
        announce={() => ''}
        older={props.older}
        onReachOldest={props.onReachOldest}
        renderItem={renderItem}
      />
      {openedPicture === null ? null : (
        <Pictures.Part
          of={{
            ...{ messages, isGroup, name, openedAt: openedPicture },
            onClose: () => openPicture(null),
          }}
          onFailed={() => openPicture(null)}
        />
      )}
    </>
  );
}
