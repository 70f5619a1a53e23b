import type { LastSender } from '@/contract/entities/conversation';
import { FROM_FLOW, type Message } from '@/contract/entities/message';
import type { messages } from '@/server/db/schema';

/** A stored message in the contract's form. */
export function toMessage(row: typeof messages.$inferSelect): Message {
  return {
    id: row.id,
    body: row.body,
    fromMe: row.fromMe,
    author: row.author,
    timestamp: row.sentAt,
    hasMedia: row.mediaPath !== null,
    media:
      row.mediaPath === null ? null : { url: row.mediaPath, mimetype: row.mediaMimetype ?? '' },
    idempotencyKey: row.idempotencyKey,
    origem: row.origem,
  };
}

/** Who wrote a stored message, as the list's preview says it (wire: conversation). */
export function senderOf(row: Pick<typeof messages.$inferSelect, 'fromMe' | 'origem'>): LastSender {
  if (row.origem === FROM_FLOW) return 'fluxo';
  return row.fromMe ? 'agente' : 'cliente';
}
