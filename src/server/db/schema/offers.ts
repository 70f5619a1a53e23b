import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { conversations } from './conversations';
import { couponAccounts } from './couponAccounts';
import { oneOf } from './oneOf';
import { users } from './users';

const offerStatuses = ['open', 'accepted', 'refused', 'expired', 'cancelled'] as const;

/**
 * Offers of a new customer to the online agents (wire: offer; behaviour: offer-backend), and of one whom an agent hands
 * over (behaviour: transfer-backend).
 */
export const offers = pgTable(
  'offers',
  {
    id: text('id').primaryKey(),
    chatId: text('chat_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    clienteNome: text('cliente_nome').notNull(),
    mensagem: text('mensagem').notNull(),
    /** The coupon that the customer wants; null when they have not said. */
    valorCents: integer('valor_cents'),
    /** Since when the customer waits for an agent, in epoch ms. Null in rows of older programs. */
    esperaDesde: bigint('espera_desde', { mode: 'number' }),
    /** Epoch ms. */
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    /** Epoch ms. */
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
    status: text('status', { enum: offerStatuses }).notNull().default('open'),
    acceptedBy: text('accepted_by').references(() => users.id),
    /** The agent who hands the chat over, and keeps it until it is accepted; null for a customer who waits. */
    giverId: text('giver_id').references(() => users.id),
    /** The giver's name, as it was then. */
    giverNome: text('giver_nome'),
    /** To whom alone it is handed over; null: to whoever takes it. */
    receiverId: text('receiver_id').references(() => users.id),
    /** What the giver notes for the receiver. */
    nota: text('nota'),
    /** The account that is linked to the customer, which goes along. */
    couponId: text('coupon_id').references(() => couponAccounts.id),
    /** Under which the giver sent it: a repeat hands nothing over again. */
    transferKey: text('transfer_key'),
  },
  (table) => [
    uniqueIndex('offers_one_open_per_chat')
      .on(table.chatId)
      .where(sql`${table.status} = 'open'`),
    uniqueIndex('offers_transfer_key')
      .on(table.giverId, table.transferKey)
      .where(sql`${table.transferKey} is not null`),
    check(
      'offers_transfer_has_a_giver',
      sql`${table.giverId} is not null or (${table.receiverId} is null and ${table.nota} is null
        and ${table.couponId} is null and ${table.transferKey} is null)`,
    ),
    check('offers_status_known', oneOf(table.status, offerStatuses)),
  ],
);

/** The agents whom an offer names, and for each whether they have seen it (wire: seen), and whether they refused it. */
export const offerAgents = pgTable(
  'offer_agents',
  {
    offerId: text('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    agenteId: text('agente_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Whether one of their tabs showed it. */
    acknowledged: boolean('acknowledged').notNull().default(false),
    refused: boolean('refused').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.offerId, table.agenteId] }),
    index('offer_agents_agente').on(table.agenteId),
  ],
);

/**
 * How often an agent refused to attend a customer who waits, and until when they are not asked again
 * (behaviour: offer-refused). A row goes when the customer waits no longer.
 */
export const offerRefusals = pgTable(
  'offer_refusals',
  {
    chatId: text('chat_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    agenteId: text('agente_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    times: integer('times').notNull(),
    /** Epoch ms. */
    pausedUntil: bigint('paused_until', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chatId, table.agenteId] }),
    index('offer_refusals_agente').on(table.agenteId),
  ],
);
