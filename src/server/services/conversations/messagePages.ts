import { and, asc, desc, eq, lt, lte } from 'drizzle-orm';
import type { Message } from '@/contract/entities/message';
import { MESSAGES_PAGE } from '@/contract/rest/conversations';
import { firstIdAt } from '@/server/base/ids';
import { toMessage } from '@/server/db/rows/messageRows';
import { messages } from '@/server/db/schema';
import { notFound } from '@/server/errors/httpError';
import type { Parts } from '@/server/parts';
import { conversationsText } from '@/server/text/conversations';

/** A page of a chat's messages, ascending. */
export interface MessagePage {
  messages: Message[];
  /** Whether there are older messages than these. */
  hasMore: boolean;
  /** The part of the chat that the page is: what stands among its messages is read with it. */
  span: Span;
}

/** A part of a chat, by the `ordinal`s of its messages. */
export interface Span {
  /** The first message of the part; null: from the beginning of the chat. */
  from: number | null;
  /** The message before which the part ends; null: up to the end of the chat. */
  before: number | null;
}

export interface PageRequest {
  /** The oldest message that the client holds; the page ends just before it. Absent: the newest page. */
  before?: string | undefined;
  limit?: number | undefined;
}

/**
 * A message's ordinal in its chat. A client may still hold messages that retention has removed: ids sort by time and
 * the oldest go first, so one that sorts before everything left has nothing before it, which is the ordinal 0.
 *
 * @throws HttpError 404 when the message is in another chat, or never was.
 */
async function ordinalOf(
  { clock, db }: Pick<Parts, 'clock' | 'db'>,
  chatId: string,
  messageId: string,
): Promise<number> {
  const [found] = await db
    .select({ ordinal: messages.ordinal, chatId: messages.conversationId })
    .from(messages)
    .where(eq(messages.id, messageId));
  if (found?.chatId === chatId) return found.ordinal;
  const [oldest] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(eq(messages.conversationId, chatId))
    .orderBy(asc(messages.ordinal))
    .limit(1);
  const isRemoved = !found && messageId < (oldest?.id ?? firstIdAt(clock.now()));
  if (!isRemoved) throw notFound(conversationsText.messageNotFound);
  return 0;
}

/**
 * Reads a page of a chat's messages. Who may read them, the caller has decided.
 *
 * @param upTo the `ordinal` of the last message that may be read; null for all.
 * @throws HttpError 404 for a `before` that is no message of this chat.
 */
export async function readMessagePage(
  parts: Pick<Parts, 'clock' | 'db'>,
  { chatId, upTo }: { chatId: string; upTo: number | null },
  { before, limit = MESSAGES_PAGE }: PageRequest,
): Promise<MessagePage> {
  const end = before === undefined ? undefined : await ordinalOf(parts, chatId, before);
  const rows = await parts.db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, chatId),
        upTo === null ? undefined : lte(messages.ordinal, upTo),
        end === undefined ? undefined : lt(messages.ordinal, end),
      ),
    )
    .orderBy(desc(messages.ordinal))
    .limit(limit + 1);
  const shown = rows.slice(0, limit).reverse();
  const hasMore = rows.length > limit;
  const span = { from: hasMore ? (shown[0]?.ordinal ?? null) : null, before: end ?? null };
  return { messages: shown.map(toMessage), hasMore, span };
}
