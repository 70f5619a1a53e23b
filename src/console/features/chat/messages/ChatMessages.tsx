import { useCallback, useMemo } from 'react';
import { newestReached, soughtLeft } from '@/console/entities/attention/attentionSlice';
import {
  selectHasOldest,
  selectNewestStatus,
  selectOlderStatus,
  selectUnreadMarker,
} from '@/console/entities/messages/messagesSelectors';
import { MOST_OPEN } from '@/console/entities/messages/messagesState';
import { useAppDispatch, useAppFacts, useAppSelector } from '@/console/store/hooks';
import type { RootState } from '@/console/store/types';
import { downloadedPart } from '@/console/shared/parts/downloadedPart';
import { readMessages } from '@/console/shared/rereads/readNow';
import { useServerNow } from '@/console/shared/time/useServerNow';
import { EmptyState } from '@/console/ui/EmptyState';
import { ErrorState } from '@/console/ui/ErrorState';
import { useStateOf } from '@/console/ui/useStateOf';
import type { SteadyConversation } from '@/console/entities/conversations/conversationsSelectors';
import { endedBefore, endsAbove, useAttendanceEnds } from './attendanceEnds';
import { BubbleSkeletons } from './BubbleSkeletons';
import {
  isFromConsole,
  isNote,
  isOwnItem,
  isUnsent,
  keyOfItem,
  selectChatItems,
  type ChatItem,
} from './chatItems';
import { announcementOf } from './announcementOf';
import { MessageListView } from './MessageListView';
import { MessageRow } from './MessageRow';
import { DAY_TICK_MS } from './newDay';
import { NoteRow } from './NoteRow';
import { useGoal } from './useGoal';
import { useReader } from './useReader';
import { readOlder } from '../reading/openChat';

const Pictures = downloadedPart(
  async () =>
    (await import(/* webpackChunkName: "viewer" */ '../viewer/ChatPictures')).ChatPictures,
);

const factsOf = (state: RootState, chatId: string) => {
  const newest = selectNewestStatus(state, chatId);
  return {
    // Not the status itself: that a chat is being read, and was not before, draws nothing.
    hasFailed: newest === 'failed',
    isReady: newest === 'ready',
    older: selectOlderStatus(state, chatId),
    hasOldest: selectHasOldest(state, chatId),
    marker: selectUnreadMarker(state, chatId),
  };
};

/** The open chat's messages, including those not sent yet. */
export function ChatMessages({ conversation }: { conversation: SteadyConversation }) {
  const { id: chatId, isGroup, name } = conversation;
  const reader = useReader();
  const { text, userId } = reader;
  const dispatch = useAppDispatch();
  const items = useAppSelector((state) => selectChatItems(state, chatId));
  const { hasFailed, isReady, older, hasOldest, marker } = useAppFacts((state) =>
    factsOf(state, chatId),
  );
  const ends = useAttendanceEnds(conversation);
  const above = useMemo(() => endsAbove(items, ends), [items, ends]);
  const goal = useGoal(chatId, items);
  const soughtKey = goal?.key ?? null;
  const now = useServerNow(DAY_TICK_MS);
  const [openedPicture, openPicture] = useStateOf<string | null>(chatId, null);
  const renderItem = useCallback(
    (item: ChatItem, previous: ChatItem | null) =>
      isNote(item) ? (
        <NoteRow
          note={item}
          previous={previous}
          ended={endedBefore(above, item)}
          now={now}
          reader={reader}
        />
      ) : (
        <MessageRow
          item={item}
          previous={previous}
          marker={!isUnsent(item) && item.id === marker}
          sought={soughtKey !== null && keyOfItem(item) === soughtKey}
          ended={endedBefore(above, item)}
          isGroup={isGroup}
          name={name}
          now={now}
          reader={reader}
          onOpenPicture={openPicture}
        />
      ),
    [above, marker, soughtKey, isGroup, name, now, reader, openPicture],
  );

  const reachOldest = useCallback(() => {
    if (!hasOldest) void dispatch(readOlder(chatId));
  }, [chatId, dispatch, hasOldest]);

  if (hasFailed) {
    const retry = () => void dispatch(readMessages(chatId));
    return <ErrorState text={text.chat.failed} retryLabel={text.common.retry} onRetry={retry} />;
  }
  if (!isReady) return <BubbleSkeletons label={text.chat.loading} />;
  if (items.length === 0) return <EmptyState title={text.chat.empty} />;
  return (
    <>
      <MessageListView
        key={chatId}
        text={text.chat}
        retryLabel={text.common.retry}
        items={items}
        keyOf={keyOfItem}
        isUnsent={isUnsent}
        isIncoming={(item) => !isFromConsole(item)}
        isAnnounced={(item) => (isNote(item) ? item.autor.id !== userId : !isOwnItem(item))}
        announce={(item) => announcementOf(item, name, text.chat)}
        older={older}
        onReachOldest={reachOldest}
        onAtNewest={() => {
          if (items.length > MOST_OPEN) dispatch(newestReached({ chatId }));
        }}
        renderItem={renderItem}
        goal={goal}
        onLeaveGoal={() => {
          if (goal !== null) dispatch(soughtLeft());
        }}
      />
      {openedPicture === null ? null : (
        <Pictures.Part
          of={{ conversation, openedAt: openedPicture, onClose: () => openPicture(null) }}
          onFailed={() => openPicture(null)}
        />
      )}
    </>
  );
}
