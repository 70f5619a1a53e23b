import { useMemo } from 'react';
import { selectIsAdmin } from '@/console/entities/session/sessionSelectors';
import { useAppSelector } from '@/console/store/hooks';
import { useLocale } from '@/console/shared/text/locale';
import { useText } from '@/console/shared/text/useText';
import { formatDateTime } from '@/console/text/format';
import type { Conversation } from '@/contract/entities/conversation';
import type { Message } from '@/contract/entities/message';
import { writerOf } from '../messages/chatItems';
import { messageContent } from '../messages/messageContent';
import { PictureViewerView, type Picture } from './PictureViewerView';

interface MessagePicturesProps extends Pick<Conversation, 'isGroup' | 'name'> {
  messages: readonly Message[];
  /** The id of the message whose picture was opened. */
  openedAt: string;
  onClose: () => void;
}

/** The pictures of these messages on the whole screen (behaviour: picture-viewer). */
export function MessagePictures(props: MessagePicturesProps) {
  const { messages, isGroup, name, openedAt, onClose } = props;
  const { chat, common } = useText();
  const locale = useLocale();
  const isAdmin = useAppSelector(selectIsAdmin);
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
              author: writerOf(message, { isGroup, name, isAdmin }, chat),
              time: formatDateTime(message.timestamp, locale),
            },
            caption: content.caption,
          },
        ];
      }),
    [messages, isGroup, name, isAdmin, chat, locale],
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
