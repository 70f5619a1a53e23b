import { selectMessages } from '@/console/entities/messages/messagesSelectors';
import { useAppSelector } from '@/console/store/hooks';
import type { SteadyConversation } from '@/console/entities/conversations/conversationsSelectors';
import { MessagePictures } from './MessagePictures';

interface ChatPicturesProps {
  conversation: SteadyConversation;
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
