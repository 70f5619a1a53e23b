import { getTableColumns, sql } from 'drizzle-orm';
import type { EventPayload } from '@/contract/events';
import type { Pedido } from '@/contract/entities/pedido';
import { pedidos, refunds, users } from '@/server/db/schema';

/** A stored order, without its search column. */
export type PedidoRow = Omit<typeof pedidos.$inferSelect, 'busca'>;

type Columns = (typeof pedidos)['_']['columns'];
const columns: Partial<Columns> = { ...getTableColumns(pedidos) };
delete columns.busca;
/** The columns that are read of an order: all but the search column. */
export const PEDIDO_COLUMNS = columns as Omit<Columns, 'busca'>;

/**
 * Whether an order's refund is claimed and not settled. It looks up one row of the refunds by its key for each order in
 * the response: with a join or EXISTS, all refunds could be read for a page of orders.
 */
const isBeingRefunded = sql<boolean>`coalesce((
  select ${refunds.state} = 'claimed' from ${refunds} where ${refunds.pedidoId} = ${pedidos.id}
), false)`;

interface Shown {
  /** The order's agent; null when it has none. */
  agent: Pick<typeof users.$inferSelect, 'nome' | 'fotoPath'> | null;
  /** The value of `isBeingRefunded`. */
  refunding: boolean;
  /** false for agents: their responses hold no cupomLucroBruto (wire: pedido). */
  showProfit: boolean;
}

/** A stored order in the contract's form. */
export function toPedido(row: PedidoRow, { agent, refunding, showProfit }: Shown): Pedido {
  return {
    id: row.id,
    agenteId: row.agenteId,
    nomeCompleto: row.nomeCompleto,
    clienteTelefone: row.clienteTelefone,
    restaurante: row.restaurante,
    enderecoEntrega: row.enderecoEntrega,
    formaPagamento: row.formaPagamento,
    imagemPedidoUrl: row.imagemPedidoPath,
    status: row.status,
    createdAt: row.createdAt,
    numeroPedido: row.numeroPedido,
    cupomValorOriginal: row.cupomValorOriginalCents,
    cupomValorCliente: row.cupomValorClienteCents,
    cupomValorFuncionario: row.cupomValorFuncionarioCents,
    cupomLucroBruto: showProfit
      ? row.cupomValorClienteCents - row.cupomValorFuncionarioCents
      : null,
    cupomPagamentoStatus: row.cupomPagamentoStatus,
    cupomPixId: row.cupomPixId,
    agenteInfo: agent && { nome: agent.nome, foto: agent.fotoPath },
    reembolsoEmAndamento: refunding,
  };
}

/**
 * The columns that are read of an order for display. The query must LEFT JOIN the agent's row, because there may be
 * none.
 */
export const SHOWN_COLUMNS = {
  pedido: PEDIDO_COLUMNS,
  nome: users.nome,
  fotoPath: users.fotoPath,
  refunding: isBeingRefunded,
};

interface ShownRow {
  pedido: PedidoRow;
  /** null when the order has no agent, or the agent no longer exists. */
  nome: string | null;
  fotoPath: string | null;
  refunding: boolean;
}

/** Converts an order that was read with `SHOWN_COLUMNS` to the contract's form. */
export function toShownPedido(row: ShownRow, { showProfit }: Pick<Shown, 'showProfit'>): Pedido {
  const { pedido, nome, fotoPath, refunding } = row;
  return toPedido(pedido, {
    agent: nome === null ? null : { nome, fotoPath },
    refunding,
    showProfit,
  });
}

/** The payload that the events of a payment share (wire: pagamentoAprovado). */
export function paymentEvent(row: PedidoRow): EventPayload<'pagamentoAprovado'> {
  return {
    pedidoId: row.id,
    chatId: row.chatId,
    agenteId: row.agenteId,
    clienteNome: row.nomeCompleto ?? '',
    valor: row.cupomValorClienteCents,
  };
}
