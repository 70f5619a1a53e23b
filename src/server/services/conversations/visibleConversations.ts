import { and, asc, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Conversation } from '@/contract/entities/conversation';
import type { Person } from '@/server/auth/right';
import type { Database, Transaction } from '@/server/db/openDatabase';
import { senderOf } from '@/server/db/rows/messageRows';
import { clientes, conversations, messages, offers, readCursors, users } from '@/server/db/schema';

/** To whom a chat is being handed over. */
const receivers = alias(users, 'receivers');

/**
 * The conversations a person may see, in the contract's form: an agent's own, or all. Unread are the customers'
 * messages after the person's own read cursor (wire: mark-read).
 *
 * @param where a condition that narrows them further.
 * @returns them in the order of their creation.
 */
export async function selectConversations(
  db: Database | Transaction,
  person: Person,
  where?: SQL,
): Promise<Conversation[]> {
  const unreadCount = sql<number>`(
    select count(*)::int from ${messages}
    where ${messages.conversationId} = ${conversations.id}
      and ${messages.ordinal} > coalesce(${readCursors.lastReadOrdinal}, 0)
      and not ${messages.fromMe}
  )`;
  const rows = await db
    .select({
      conversation: conversations,
      unreadCount,
      agente: { id: users.id, nome: users.nome, foto: users.fotoPath },
      estadoFluxo: clientes.estadoFluxo,
      last: { fromMe: messages.fromMe, origem: messages.origem },
      transferencia: { expiraEm: offers.expiresAt },
      para: receivers.nome,
    })
    .from(conversations)
    .leftJoin(users, eq(users.id, conversations.agenteId))
    .leftJoin(messages, eq(messages.ordinal, conversations.lastMessageOrdinal))
    .leftJoin(clientes, eq(clientes.chatId, conversations.id))
    .leftJoin(
      offers,
      and(
        eq(offers.chatId, conversations.id),
        eq(offers.status, 'open'),
        isNotNull(offers.giverId),
      ),
    )
    .leftJoin(receivers, eq(receivers.id, offers.receiverId))
    .leftJoin(
      readCursors,
      and(eq(readCursors.conversationId, conversations.id), eq(readCursors.userId, person.id)),
    )
    .where(and(person.isAdmin ? undefined : eq(conversations.agenteId, person.id), where))
    .orderBy(asc(conversations.createdAt), asc(conversations.id));
  return rows.map(({ conversation, ...rest }) => ({
    id: conversation.id,
    name: conversation.name,
    number: conversation.number,
    isGroup: conversation.isGroup,
    profilePicUrl: conversation.profilePicPath,
    lastMessage: conversation.lastMessage,
    lastMessageTime: conversation.lastMessageAt,
    ultimaMensagemDe: rest.last === null ? null : senderOf(rest.last),
    esperaDesde: conversation.semRespostaDesde,
    unreadCount: rest.unreadCount,
    atribuidoEm: conversation.atribuidoEm,
    createdAt: conversation.createdAt,
    agente: rest.agente,
    estadoFluxo: rest.estadoFluxo ?? '',
    pagamentoPago: conversation.pagamentoPago,
    automacaoPausada: conversation.automacaoPausada,
    transferencia: rest.transferencia && { ...rest.transferencia, para: rest.para },
  }));
}

/** One conversation as a person sees it; null when it does not exist or is not theirs. */
export async function findConversation(
  db: Database | Transaction,
  person: Person,
  id: string,
): Promise<Conversation | null> {
  const [found] = await selectConversations(db, person, eq(conversations.id, id));
  return found ?? null;
}
