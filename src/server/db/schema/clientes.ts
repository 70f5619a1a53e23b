import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Customers: what the order flow knows of them, and their referrals (wire: cliente). There is no foreign key to the
 * chat: free coupons and referrals outlive the wipe of the conversations (services/wipe.ts).
 */
export const clientes = pgTable('clientes', {
  chatId: text('chat_id').primaryKey(),
  /** Digits only. */
  telefone: text('telefone').notNull(),
  nomeCompleto: text('nome_completo'),
  enderecoEntrega: text('endereco_entrega'),
  formaPagamento: text('forma_pagamento'),
  /** The cash that the customer pays with, in their own words. */
  troco: text('troco'),
  restaurante: text('restaurante'),
  imagemPedidoPath: text('imagem_pedido_path'),
  /** One of the stages (wire: stages); empty before the first contact. */
  estadoFluxo: text('estado_fluxo').notNull().default(''),
  cuponsGratisDisponiveis: integer('cupons_gratis_disponiveis').notNull().default(0),
  /** Value of the coupon chosen in the menu (behaviour: order-pricing). */
  cupomValorCents: integer('cupom_valor_cents'),
  totalIndicacoes: integer('total_indicacoes').notNull().default(0),
  limiteIndicacoes: integer('limite_indicacoes').notNull().default(0),
  /** The remark that stays over attendances (wire: set-remark); null for none. */
  observacao: text('observacao'),
  /** The name of who wrote it last, as it was then: agents may not read other people's accounts. */
  observacaoPor: text('observacao_por'),
  /** Epoch ms. */
  observacaoEm: bigint('observacao_em', { mode: 'number' }),
});
