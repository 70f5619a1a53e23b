import { and, asc, desc, eq, lt, sql } from 'drizzle-orm';
import type { Conversation } from '@/contract/entities/conversation';
import type { Message } from '@/contract/entities/message';
import { MESSAGES_PAGE } from '@/contract/rest/conversations';
import type { Person } from '@/server/auth/right';
import { firstIdAt } from '@/server/base/ids';
import type { Transaction } from '@/server/db/openDatabase';
import { conversations, messages, readCursors } from '@/server/db/schema';
import { notFound } from '@/server/errors/httpError';
import type { Parts } from '@/server/parts';
import { conversationsText } from '@/server/text/conversations';
import { toMessage } from '@/server/db/rows/messageRows';
import { findConversation, selectConversations } from './visibleConversations';

/** A conversation with a page of its messages, ascending. */
export interface ConversationPage {
  conversation: Conversation;
  messages: Message[];
  /** Whether there are older messages than these. */
  hasMore: boolean;
}

interface PageRequest {
  /** The oldest message that the client holds; the page ends just before it. Absent: the newest page. */
  before?: string | undefined;
  limit?: number | undefined;
}

export type ConversationsService = ReturnType<typeof createConversationsService>;

export function createConversationsService({
  clock,
  db,
  uow,
}: Pick<Parts, 'clock' | 'db' | 'uow'>) {
  /**
   * A message's ordinal in its chat. A client may still hold messages that retention has removed: ids sort by time and
   * the oldest go first, so one that sorts before everything left has nothing before it, which is the ordinal 0.
   *
   * @throws HttpError 404 when the message is in another chat, or never was.
   */
  async function ordinalOf(chatId: string, messageId: string): Promise<number> {
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

  /** @throws HttpError 404. */
  async function page(
    person: Person,
    id: string,
    { before, limit = MESSAGES_PAGE }: PageRequest,
  ): Promise<ConversationPage> {
    const conversation = await findConversation(db, person, id);
    if (!conversation) throw notFound(conversationsText.notFound);
    const end = before === undefined ? undefined : await ordinalOf(id, before);
    const rows = await db
      .select()
      .from(messages)
      .where(
        and(
          eq(messages.conversationId, id),
          end === undefined ? undefined : lt(messages.ordinal, end),
        ),
      )
      .orderBy(desc(messages.ordinal))
      .limit(limit + 1);
    const shown = rows.slice(0, limit).reverse();
    return { conversation, messages: shown.map(toMessage), hasMore: rows.length > limit };
  }

  /** Moves the person's own read cursor to the newest message. Their other tabs are told when that changed anything. */
  function markRead(person: Person, id: string): Promise<void> {
    return uow.write(async (tx, emit) => {
      const newest = tx
        .select({
          userId: sql<string>`${person.id}`.as('user_id'),
          conversationId: conversations.id,
          lastReadOrdinal: conversations.lastMessageOrdinal,
        })
        .from(conversations)
        .where(eq(conversations.id, id));
      const moved = await tx
        .insert(readCursors)
        .select(newest)
        .onConflictDoUpdate({
          target: [readCursors.userId, readCursors.conversationId],
          set: { lastReadOrdinal: sql`excluded.last_read_ordinal` },
          setWhere: sql`${readCursors.lastReadOrdinal} < excluded.last_read_ordinal`,
        })
        .returning({ id: readCursors.conversationId });
      if (moved.length > 0) emit.toUser(person.id, 'conversationUpdated', { id, unreadCount: 0 });
    });
  }

  return {
    /** One conversation as the person sees it within this transaction. @throws HttpError 404. */
    snapshot: async (tx: Transaction, person: Person, id: string): Promise<Conversation> => {
      const found = await findConversation(tx, person, id);
      if (!found) throw notFound(conversationsText.notFound);
      return found;
    },
    /** An agent's own conversations, or all of them for an administrator (wire: list-conversations). */
    list: (person: Person): Promise<Conversation[]> => selectConversations(db, person),
    page,
    markRead,
  };
}
