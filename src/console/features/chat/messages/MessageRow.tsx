import { memo } from 'react';
import { useAppDispatch } from '@/console/store/hooks';
import type { AppDispatch } from '@/console/store/types';
import { exactTime, formatClock } from '@/console/text/format';
import type { EpochMs } from '@/contract/wire';
import {
  beginsRun,
  isAutomaticItem,
  isOwnItem,
  isUnsent,
  timeOfItem,
  writerOf,
  type ChatItem,
  type MessageItem,
} from './chatItems';
import type { Delivery } from './drawDelivery';
import { copyMessage, discardMessage, editMessage, retryMessage } from './failedMessage';
import type { FailedDeeds } from './FailedLine';
import { messageContent } from './messageContent';
import { MessageRowView } from './MessageRowView';
import { newDay } from './newDay';
import type { Reader } from './useReader';

interface MessageRowProps {
  item: MessageItem;
  previous: ChatItem | null;
  /** True for the first unread message. */
  marker: boolean;
  /** True for the message that a search led to. */
  sought?: boolean;
  /** What is said of attendances that ended with the item before; empty for most. */
  ended: readonly string[];
  isGroup: boolean;
  /** The chat's name: the author of messages that name none. */
  name: string;
  now: EpochMs;
  reader: Reader;
  onOpenPicture: (messageId: string) => void;
}

function deliveryOf(item: MessageItem): Delivery {
  if (isUnsent(item)) return item.status;
  return item.fromMe ? 'sent' : null;
}

const failedDeeds = (key: string, dispatch: AppDispatch): FailedDeeds => ({
  onRetry: () => dispatch(retryMessage(key)),
  onEdit: () => dispatch(editMessage(key)),
  onCopy: () => void dispatch(copyMessage(key)),
  onDiscard: () => dispatch(discardMessage(key)),
});

/** One message. It re-renders only when it or the item before it changes. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { item, previous, marker, ended } = props;
  const { text, locale, isAdmin } = props.reader;
  const dispatch = useAppDispatch();
  const time = timeOfItem(item);
  const day = newDay(item, previous, props.now, props.reader);
  const first = day !== null || marker || ended.length > 0 || beginsRun(item, previous);
  // It has no state of its own, so it need not be a component of its own for each message.
  return MessageRowView({
    text: text.chat,
    retryLabel: text.common.retry,
    content: isUnsent(item) ? { kind: 'text', body: item.text } : messageContent(item),
    own: isOwnItem(item),
    automatic: isAutomaticItem(item),
    author: writerOf(item, { ...props, isAdmin }, text.chat),
    isGroup: props.isGroup,
    first,
    clock: formatClock(time),
    exact: exactTime(time, locale),
    day,
    marker,
    sought: props.sought ?? false,
    ended,
    delivery: deliveryOf(item),
    failed: isUnsent(item) ? failedDeeds(item.key, dispatch) : null,
    onOpenPicture: () => {
      if (!isUnsent(item)) props.onOpenPicture(item.id);
    },
  });
});
