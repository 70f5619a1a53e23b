import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { conversations } from './conversations';
import { oneOf } from './oneOf';
import { users } from './users';

/**
 * How an attendance ended: 'Encerrar', by whomever; a registered purchase; its agent was suspended, and somebody else
 * takes the customer; or its agent handed it over.
 */
const attendanceEnds = ['encerrada', 'compra', 'retirada', 'transferida'] as const;

/**
 * Attendances that are over (behaviour: finished-list). The one that goes on stands in its conversation alone
 * (`agente_id`, `atribuido_em`).
 */
export const attendances = pgTable(
  'attendances',
  {
    id: text('id').primaryKey(),
    chatId: text('chat_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    agenteId: text('agente_id')
      .notNull()
      .references(() => users.id),
    /** Epoch ms. Null where nobody wrote it down. */
    inicioEm: bigint('inicio_em', { mode: 'number' }),
    /** Epoch ms. */
    fimEm: bigint('fim_em', { mode: 'number' }).notNull(),
    /** `ordinal` of the chat's newest message at the end, 0 while there was none: what comes later is not part of it. */
    fimOrdinal: bigint('fim_ordinal', { mode: 'number' }).notNull(),
    fim: text('fim', { enum: attendanceEnds }).notNull(),
    /** The order that was registered at the end; null for any other end. No foreign key, as with the order's chat. */
    pedidoId: text('pedido_id'),
  },
  (table) => [
    index('attendances_agente_fim').on(table.agenteId, table.fimEm, table.id),
    index('attendances_chat_fim').on(table.chatId, table.fimOrdinal),
    index('attendances_fim').on(table.fimEm),
    check('attendances_fim_known', oneOf(table.fim, attendanceEnds)),
    check(
      'attendances_purchase_has_its_order',
      sql`(${table.fim} = 'compra') = (${table.pedidoId} is not null)`,
    ),
  ],
);
