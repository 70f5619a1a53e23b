import { useMemo } from 'react';
import { selectMessages } from '@/console/entities/messages/messagesSelectors';
import { selectLocale } from '@/console/entities/preferences/preferencesSlice';
import { useAppSelector } from '@/console/store/hooks';
import { useText } from '@/console/shared/text/useText';
import { formatDateTime } from '@/console/text/format';
import type { Conversation } from '@/contract/entities/conversation';
import { writerOf } from '../messages/chatItems';
import { messageContent } from '../messages/messageContent';
import { PictureViewerView, type Picture } from './PictureViewerView';

interface ChatPicturesProps {
  conversation: Conversation;
  /** The id of the message whose picture was opened. */
  openedAt: string;
  onClose: () => void;
}

/**
 * The pictures of the open chat, from the messages that are loaded. A picture that arrives meanwhile is added at the
 * end.
 */
export function ChatPictures({ conversation, openedAt, onClose }: ChatPicturesProps) {
  const { chat, common } = useText();
  const locale = useAppSelector(selectLocale);
  const { id, isGroup, name } = conversation;
  const messages = useAppSelector((state) => selectMessages(state, id));
  const pictures = useMemo(
    () =>
      messages.flatMap((message): Picture[] => {
        const content = messageContent(message);
        if (content.kind !== 'image') return [];
        return [
          {
            key: message.id,
            url: content.url,
            alt: chat.imageAlt,
            origin: {
              author: writerOf(message, { isGroup, name }, chat),
              time: formatDateTime(message.timestamp, locale),
            },
            caption: content.caption,
          },
        ];
      }),
    [messages, isGroup, name, chat, locale],
  );
  return (
    <PictureViewerView
      text={chat}
      closeLabel={common.close}
      pictures={pictures}
      openedAt={openedAt}
      onClose={onClose}
    />
  );
}
