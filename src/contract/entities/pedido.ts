import type * as v from 'valibot';
import { nullable, record, withDefault } from '../shapes';
import {
  wireFlag,
  wireId,
  wireMediaUrl,
  wireMoney,
  wireText,
  wireTime,
  writeMoney,
  writeTime,
} from '../wire';

/** The order statuses this build knows (wire: pedido-statuses). A host may send others: they are shown humanised. */
export const PEDIDO_STATUSES = [
  'pendente',
  'feito',
  'em_preparo',
  'entregue',
  'cancelado',
  'reembolsado',
] as const;

/** The coupon payment statuses this build knows; anything else shows as cancelled (wire: pedido-statuses). */
export const PAGAMENTO_STATUSES = ['aprovado', 'pendente', 'expirado', 'cancelado'] as const;
export type PagamentoStatus = (typeof PAGAMENTO_STATUSES)[number];

const agenteInfoSchema = record({ nome: withDefault(wireText, ''), foto: wireMediaUrl });

/**
 * An order (wire: pedido). Money in cents. `agenteId` is ours; `cupomLucroBruto` is null in an agent's
 * answers, which leave it out.
 */
export const pedidoSchema = record(
  {
    id: wireId,
    agenteId: nullable(wireId),
    nomeCompleto: nullable(wireText),
    clienteTelefone: withDefault(wireText, ''),
    restaurante: nullable(wireText),
    enderecoEntrega: nullable(wireText),
    formaPagamento: nullable(wireText),
    imagemPedidoUrl: wireMediaUrl,
    status: withDefault(wireText, ''),
    createdAt: nullable(wireTime),
    numeroPedido: nullable(wireText),
    cupomValorOriginal: nullable(wireMoney),
    cupomValorCliente: nullable(wireMoney),
    cupomValorFuncionario: nullable(wireMoney),
    cupomLucroBruto: nullable(wireMoney),
    cupomPagamentoStatus: withDefault(wireText, ''),
    cupomPixId: nullable(wireText),
    agenteInfo: nullable(agenteInfoSchema),
    /** Ours: its money was asked back, and the bank's word on it is not known yet. A host that does not say: false. */
    reembolsoEmAndamento: withDefault(wireFlag, false),
  },
  { id: ['_id'] },
);

export type Pedido = v.InferOutput<typeof pedidoSchema>;

/** Writes an order as the wire has it: `_id`, reais, ISO; left out is a `cupomLucroBruto` of null, and a refund not under way. */
export function writePedido(pedido: Pedido): Record<string, unknown> {
  const { id, cupomLucroBruto, reembolsoEmAndamento, ...rest } = pedido;
  return {
    ...rest,
    _id: id,
    createdAt: writeTime(pedido.createdAt),
    cupomValorOriginal: writeMoney(pedido.cupomValorOriginal),
    cupomValorCliente: writeMoney(pedido.cupomValorCliente),
    cupomValorFuncionario: writeMoney(pedido.cupomValorFuncionario),
    ...(cupomLucroBruto === null ? {} : { cupomLucroBruto: writeMoney(cupomLucroBruto) }),
    ...(reembolsoEmAndamento && { reembolsoEmAndamento }),
  };
}
