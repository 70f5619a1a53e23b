import { eq, sql } from 'drizzle-orm';
import type { Conversation } from '@/contract/entities/conversation';
import type { Note } from '@/contract/entities/note';
import type { Person } from '@/server/auth/right';
import type { Transaction } from '@/server/db/openDatabase';
import { conversations, readCursors } from '@/server/db/schema';
import { notFound } from '@/server/errors/httpError';
import type { Parts } from '@/server/parts';
import { conversationsText } from '@/server/text/conversations';
import { readMessagePage, type MessagePage, type PageRequest } from './messagePages';
import { notesWithin } from './notes';
import { findConversation, selectConversations } from './visibleConversations';

/** A conversation with a page of its messages, ascending, and with the notes that stand among them. */
interface ConversationPage extends Omit<MessagePage, 'span'> {
  conversation: Conversation;
  notas: Note[];
}

export type ConversationsService = ReturnType<typeof createConversationsService>;

export function createConversationsService(parts: Pick<Parts, 'clock' | 'db' | 'uow'>) {
  const { db, uow } = parts;

  /** @throws HttpError 404. */
  async function page(person: Person, id: string, request: PageRequest): Promise<ConversationPage> {
    const conversation = await findConversation(db, person, id);
    if (!conversation) throw notFound(conversationsText.notFound);
    const { span, ...shown } = await readMessagePage(parts, { chatId: id, upTo: null }, request);
    return { conversation, ...shown, notas: await notesWithin(db, id, span) };
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
