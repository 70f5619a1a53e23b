import { buildConversation } from './builders/conversation';
import { buildMessage } from './builders/message';

/** @returns a conversation with messages of these texts, and the data of a host that has it alone */
export function chatWith(...texts: string[]) {
  const chat = buildConversation();
  const messages = texts.map((body) => buildMessage({ body }));
  return { chat, messages, options: { conversations: [chat], messages: { [chat.id]: messages } } };
}
