import { getTableColumns, sql } from 'drizzle-orm';
import type { EventPayload } from '@/contract/events';
import type { Pedido } from '@/contract/entities/pedido';
import { pedidos, refunds, users } from '@/server/db/schema';

/** An order as it is stored. */
export type PedidoRow = Omit<typeof pedidos.$inferSelect, 'busca'>;

type Columns = (typeof pedidos)['_']['columns'];
const columns: Partial<Columns> = { ...getTableColumns(pedidos) };
delete columns.busca;
/** What is read of an order: all but the words it is found by. */
export const PEDIDO_COLUMNS = columns as Omit<Columns, 'busca'>;

/**
 * Whether an order's refund is claimed and not settled. A look at one row of the refunds by its key for each order that is
 * answered: as a join, or by EXISTS, all refunds could be read for a page of orders.
 */
const isBeingRefunded = sql<boolean>`coalesce((
  select ${refunds.state} = 'claimed' from ${refunds} where ${refunds.pedidoId} = ${pedidos.id}
), false)`;

interface Shown {
  /** Whose order it is; null when nobody is known. */
  agent: Pick<typeof users.$inferSelect, 'nome' | 'fotoPath'> | null;
  /** As `isBeingRefunded` says. */
  refunding: boolean;
  /** false for agents: their answers hold no cupomLucroBruto (wire: pedido). */
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

/** What is read of an order that is shown to people; the query joins the agent's row to the left, as there may be none. */
export const SHOWN_COLUMNS = {
  pedido: PEDIDO_COLUMNS,
  nome: users.nome,
  fotoPath: users.fotoPath,
  refunding: isBeingRefunded,
};

interface ShownRow {
  pedido: PedidoRow;
  /** null when the order has no agent, or one who is gone. */
  nome: string | null;
  fotoPath: string | null;
  refunding: boolean;
}

/** An order that was read by `SHOWN_COLUMNS`, in the contract's form. */
export function toShownPedido(row: ShownRow, { showProfit }: Pick<Shown, 'showProfit'>): Pedido {
  const { pedido, nome, fotoPath, refunding } = row;
  return toPedido(pedido, {
    agent: nome === null ? null : { nome, fotoPath },
    refunding,
    showProfit,
  });
}

/** What `pagamentoAprovado`, `pagamentoExpirado` and `pedidoReembolsado` tell of an order. */
export function paymentEvent(row: PedidoRow): EventPayload<'pagamentoAprovado'> {
  return {
    pedidoId: row.id,
    chatId: row.chatId,
    agenteId: row.agenteId,
    clienteNome: row.nomeCompleto ?? '',
    valor: row.cupomValorClienteCents,
  };
}
