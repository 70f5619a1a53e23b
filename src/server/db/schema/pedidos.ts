import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { PAGAMENTO_STATUSES, PEDIDO_STATUSES } from '@/contract/entities/pedido';
import { oneOf } from './oneOf';
import { tsvector } from './tsvector';
import { users } from './users';

const comissaoEstados = ['nenhuma', 'pendente', 'recebida', 'estornada'] as const;

/** Orders (wire: pedido). No foreign key to the chat: an order outlives its conversation. */
export const pedidos = pgTable(
  'pedidos',
  {
    id: text('id').primaryKey(),
    chatId: text('chat_id').notNull(),
    /** Digits only. */
    clienteTelefone: text('cliente_telefone').notNull(),
    agenteId: text('agente_id').references(() => users.id),
    nomeCompleto: text('nome_completo'),
    restaurante: text('restaurante'),
    enderecoEntrega: text('endereco_entrega'),
    formaPagamento: text('forma_pagamento'),
    imagemPedidoPath: text('imagem_pedido_path'),
    status: text('status', { enum: PEDIDO_STATUSES }).notNull(),
    /** Epoch ms. */
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    /** Value of the coupon the customer gets. */
    cupomValorOriginalCents: integer('cupom_valor_original_cents').notNull(),
    /** The price that the customer pays for it. */
    cupomValorClienteCents: integer('cupom_valor_cliente_cents').notNull(),
    /** The agent's commission. */
    cupomValorFuncionarioCents: integer('cupom_valor_funcionario_cents').notNull(),
    cupomPagamentoStatus: text('cupom_pagamento_status', { enum: PAGAMENTO_STATUSES }).notNull(),
    cupomPixId: text('cupom_pix_id').unique(),
    /** Epoch ms. */
    pixExpiraEm: bigint('pix_expira_em', { mode: 'number' }),
    pixCopiaECola: text('pix_copia_e_cola'),
    /** Whether it was paid with a free referral coupon: approved without PIX (behaviour: order-free). */
    cupomGratis: boolean('cupom_gratis').notNull().default(false),
    numeroPedido: text('numero_pedido'),
    codigoEntrega: text('codigo_entrega'),
    telefoneLoja: text('telefone_loja'),
    emailConta: text('email_conta'),
    /** The state of the commission: not counted yet, counted in `pendente`, counted in `recebido`, or taken back. */
    comissaoEstado: text('comissao_estado', { enum: comissaoEstados }).notNull().default('nenhuma'),
    /**
     * The search terms (services/orders/orderSearch.ts). null: not filled in yet, as in rows that other programs
     * inserted.
     */
    busca: tsvector('busca'),
  },
  (table) => [
    // Ascending, and scanned backwards: `.desc()` would make NULLS LAST, which ORDER BY … DESC cannot use. There is one
    // index for each filter of the dashboard in each of its sort orders; the id makes every position unique.
    index('pedidos_created_at_id').on(table.createdAt, table.id),
    index('pedidos_agente_created_at_id').on(table.agenteId, table.createdAt, table.id),
    index('pedidos_status_created_at_id').on(table.status, table.createdAt, table.id),
    index('pedidos_agente_status_created_at_id').on(
      table.agenteId,
      table.status,
      table.createdAt,
      table.id,
    ),
    index('pedidos_valor').on(table.cupomValorClienteCents, table.createdAt, table.id),
    index('pedidos_agente_valor').on(
      table.agenteId,
      table.cupomValorClienteCents,
      table.createdAt,
      table.id,
    ),
    index('pedidos_status_valor').on(
      table.status,
      table.cupomValorClienteCents,
      table.createdAt,
      table.id,
    ),
    index('pedidos_agente_status_valor').on(
      table.agenteId,
      table.status,
      table.cupomValorClienteCents,
      table.createdAt,
      table.id,
    ),
    // GIN's pending list is off: in the embedded database nothing would ever merge it into the index.
    index('pedidos_busca').using('gin', table.busca).with({ fastupdate: false }),
    index('pedidos_busca_missing')
      .on(table.id)
      .where(sql`${table.busca} is null`),
    // The money that must go back: few orders, each until its refund.
    index('pedidos_pago_atrasado')
      .on(table.cupomValorClienteCents)
      .where(
        sql`${table.cupomPagamentoStatus} = 'pago_atrasado' and ${table.status} <> 'reembolsado'`,
      ),
    index('pedidos_chat').on(table.chatId),
    index('pedidos_cliente_telefone').on(table.clienteTelefone),
    check('pedidos_status_known', oneOf(table.status, PEDIDO_STATUSES)),
    check(
      'pedidos_cupom_pagamento_status_known',
      oneOf(table.cupomPagamentoStatus, PAGAMENTO_STATUSES),
    ),
    check('pedidos_comissao_estado_known', oneOf(table.comissaoEstado, comissaoEstados)),
  ],
);
