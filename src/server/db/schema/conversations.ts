import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './users';

/** Chats with customers: one row for each chat of the messaging app (wire: conversation). */
export const conversations = pgTable(
  'conversations',
  {
    /** The messaging app's chat id, such as '5511912345678@c.us'. */
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** Digits only. */
    number: text('number').notNull(),
    isGroup: boolean('is_group').notNull().default(false),
    profilePicPath: text('profile_pic_path'),
    lastMessage: text('last_message'),
    /** Epoch ms. */
    lastMessageAt: bigint('last_message_at', { mode: 'number' }),
    /** `ordinal` of the newest message, 0 while there is none. */
    lastMessageOrdinal: bigint('last_message_ordinal', { mode: 'number' }).notNull().default(0),
    /** Epoch ms. */
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    /** Epoch ms. */
    atribuidoEm: bigint('atribuido_em', { mode: 'number' }),
    agenteId: text('agente_id').references(() => users.id),
    /** The agent who had it when it ended and may finish it once more (wire: finish-attendance). */
    ultimoAgenteId: text('ultimo_agente_id').references(() => users.id),
    /** Its agent was suspended: it is offered to others until somebody takes it (behaviour: suspended-chats). */
    deixada: boolean('deixada').notNull().default(false),
    /** Since when the customer waits to be given an agent, in epoch ms; null while they do not. */
    esperaDesde: bigint('espera_desde', { mode: 'number' }),
    /** Since when something waits for an agent's word or deed (wire: conversation), in epoch ms; null for nothing. */
    semRespostaDesde: bigint('sem_resposta_desde', { mode: 'number' }),
    /** Somebody has taken over: the flow is silent, as long as somebody attends (behaviour: automation-paused). */
    automacaoPausada: boolean('automacao_pausada').notNull().default(false),
    pagamentoPago: boolean('pagamento_pago').notNull().default(false),
    /** An administrator's list keeps a finished conversation (wire: atendimento_finalizado). */
    finalizada: boolean('finalizada').notNull().default(false),
  },
  (table) => [
    index('conversations_agente').on(table.agenteId),
    check(
      'conversations_pause_is_of_an_attendance',
      sql`not ${table.automacaoPausada} or ${table.agenteId} is not null`,
    ),
  ],
);

/** How far each person has read each chat; unread counts are per person (wire: mark-read). */
export const readCursors = pgTable(
  'read_cursors',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** `ordinal` of the newest message read. */
    lastReadOrdinal: bigint('last_read_ordinal', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.conversationId] })],
);
