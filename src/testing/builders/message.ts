import type { Message } from '@/contract/entities/message';
import { nextNumber, timeOf } from './ids';

/** A customer's text message. */
export function buildMessage(overrides: Partial<Message> = {}): Message {
  const number = nextNumber();
  return {
    id: `message-${number}`,
    body: `Mensagem ${number}`,
    fromMe: false,
    author: null,
    timestamp: timeOf(number),
    hasMedia: false,
    media: null,
    idempotencyKey: null,
    origem: null,
    ...overrides,
  };
}
