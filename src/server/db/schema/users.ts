import { bigint, boolean, check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ACCOUNT_STATES } from '@/contract/entities/user';
import { oneOf } from './oneOf';

/** Agents and administrators (wire: user). */
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    nome: text('nome').notNull(),
    /** As `normalEmail` makes it (wire: emails). */
    email: text('email').notNull(),
    /** Digits only. */
    telefone: text('telefone').notNull(),
    chavePix: text('chave_pix').notNull(),
    fotoPath: text('foto_path'),
    passwordHash: text('password_hash').notNull(),
    isAdmin: boolean('is_admin').notNull().default(false),
    /** Who waits for approval or is suspended has no rights (wire: account-states). */
    estado: text('estado', { enum: ACCOUNT_STATES }).notNull().default('ativo'),
    /** True for what the demo made: its password is public (wire: demo-locked). */
    demo: boolean('demo').notNull().default(false),
    /** Since when a code is asked for at sign-in, epoch ms; null: it is not (wire: second-factor). */
    secondFactorSince: bigint('second_factor_since', { mode: 'number' }),
    online: boolean('online').notNull().default(false),
    encaminharMensagens: boolean('encaminhar_mensagens').notNull().default(false),
    ganhosPendenteCents: integer('ganhos_pendente_cents').notNull().default(0),
    ganhosRecebidoCents: integer('ganhos_recebido_cents').notNull().default(0),
    /** Epoch ms. */
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    uniqueIndex('users_email_unique').on(table.email),
    check('users_estado', oneOf(table.estado, ACCOUNT_STATES)),
  ],
);
