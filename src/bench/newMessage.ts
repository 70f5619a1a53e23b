import type { EventPayload } from '@/contract/events';

/** The event of a text message that is sent now. */
export function newMessage(
  chatId: string,
  message: { id: string; body: string; fromMe: boolean },
): EventPayload<'newMessage'> {
  const timestamp = Date.now();
  return {
    chatId,
    message: {
      ...message,
      author: null,
      timestamp,
      hasMedia: false,
      media: null,
      idempotencyKey: null,
      origem: null,
    },
    conversation: { id: chatId, lastMessage: message.body, lastMessageTime: timestamp },
  };
}
