import { selectMessages } from '@/console/entities/messages/messagesSelectors';
import { useAppSelector } from '@/console/store/hooks';
import type { Conversation } from '@/contract/entities/conversation';
import { MessagePictures } from './MessagePictures';

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
export function ChatPictures({ conversation, ...opened }: ChatPicturesProps) {
  const { id, isGroup, name } = conversation;
  const messages = useAppSelector((state) => selectMessages(state, id));
  return <MessagePictures messages={messages} isGroup={isGroup} name={name} {...opened} />;
}
