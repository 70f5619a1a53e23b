import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { FOUND_PAGE, type FoundMessage } from '@/contract/rest/search';
import type { Person } from '@/server/auth/right';
import { toMessage } from '@/server/db/rows/messageRows';
import { conversations, messages } from '@/server/db/schema';
import { folded } from '@/server/db/schema/folded';
import type { Parts } from '@/server/parts';

/** What is looked for. */
interface MessageQuery {
  /** Neither case nor accents matter. */
  text: string;
  /** Only in this chat. Absent: in all that the person may read. */
  chatId?: string | undefined;
  /** The id of a message: only those stored before it. */
  before?: string | undefined;
  limit?: number | undefined;
}

interface FoundPage {
  /** The newest first. */
  items: FoundMessage[];
  hasMore: boolean;
}

export type MessageSearchService = ReturnType<typeof createMessageSearchService>;

/** Finds messages by their text (wire: search-messages). */
export function createMessageSearchService({ db }: Pick<Parts, 'db'>) {
  return {
    /** Looks in an agent's own conversations, or in all of them for an administrator. */
    find: async (
      person: Person,
      { text, chatId, before, limit = FOUND_PAGE }: MessageQuery,
    ): Promise<FoundPage> => {
      const end =
        before === undefined
          ? undefined
          : db.select({ ordinal: messages.ordinal }).from(messages).where(eq(messages.id, before));
      const rows = await db
        .select({ message: messages })
        .from(messages)
        .innerJoin(conversations, eq(conversations.id, messages.conversationId))
        .where(
          and(
            person.isAdmin ? undefined : eq(conversations.agenteId, person.id),
            chatId === undefined ? undefined : eq(conversations.id, chatId),
            end && lt(messages.ordinal, end),
            sql`strpos(${messages.searchedBody}, ${folded(sql`${text}::text`)}) > 0`,
          ),
        )
        .orderBy(desc(messages.ordinal))
        .limit(limit + 1);
      const items = rows.slice(0, limit).map(({ message }) => ({
        chatId: message.conversationId,
        mensagem: toMessage(message),
      }));
      return { items, hasMore: rows.length > limit };
    },
  };
}
