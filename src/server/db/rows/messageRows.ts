import type { LastSender } from '@/contract/entities/conversation';
import { FROM_FLOW, type Message } from '@/contract/entities/message';
import type { messages } from '@/server/db/schema';
import { mediaPreview } from '@/server/text/chats';

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

/** What a list shows of a stored message: its words, and for media without any what it is. */
export function lastWords({
  body,
  mediaPath,
  mediaMimetype,
}: Pick<typeof messages.$inferSelect, 'body' | 'mediaPath' | 'mediaMimetype'>): string {
  if (body !== '' || mediaPath === null) return body;
  const kind = mediaMimetype?.split('/')[0];
  if (kind === 'image' || kind === 'video' || kind === 'audio') return mediaPreview[kind];
  return mediaPreview.other;
}
