import type { IncomingListener } from '@/server/ports/messaging';
import type { ChatsService } from './chats';
import type { FlowRunner } from '@/server/flow/runner';

/**
 * Handles an incoming message: the first one creates its chat, the message is stored, and the flow advances. Used as
 * the messaging port's `onIncoming`.
 */
export function createReceiver(
  chats: ChatsService,
  flow: Pick<FlowRunner, 'handle'>,
): IncomingListener {
  return async (tx, emit, { contact, referrals, body, author, media }) => {
    await chats.openChat(tx, emit, contact, referrals);
    await chats.appendMessage(tx, emit, {
      chatId: contact.chatId,
      fromMe: false,
      body,
      author,
      media,
    });
    const picture = media?.mimetype.startsWith('image/') ? media.path : null;
    await flow.handle(tx, emit, contact.chatId, { type: 'message', text: body, picture });
  };
}
