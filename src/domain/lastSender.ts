import { LAST_SENDERS, type LastSender } from '@/contract/entities/conversation';
import { FROM_FLOW, type Message } from '@/contract/entities/message';

/** True for a message that the automatic flow sent, as far as its host says so (wire: message). */
export const isAutomatic = (message: Pick<Message, 'origem'>): boolean =>
  message.origem === FROM_FLOW;

/**
 * Who wrote a message, or null where its host does not tell: without a mark of the flow's messages, one from our side
 * may be the flow's or an agent's, unless it has the key under which a console sent it.
 */
export function senderOf(
  message: Pick<Message, 'fromMe' | 'idempotencyKey' | 'origem'>,
): LastSender | null {
  if (isAutomatic(message)) return 'fluxo';
  if (!message.fromMe) return 'cliente';
  return message.idempotencyKey === null ? null : 'agente';
}

/** The sender that a conversation names; null for none, and for a word that this build does not know. */
export const knownSender = (text: string | null): LastSender | null =>
  LAST_SENDERS.find((sender) => sender === text) ?? null;
