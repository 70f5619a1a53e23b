import type { Message } from '@/contract/entities/message';
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
  };
}
