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

/**
 * The order statuses that this build knows (wire: pedido-statuses). A host may send others: they are shown humanised.
 */
export const PEDIDO_STATUSES = [
  'pendente',
  'feito',
  'em_preparo',
  'entregue',
  'cancelado',
  'reembolsado',
] as const;

/**
 * The coupon payment statuses that this build knows; any other is shown as cancelled (wire: pedido-statuses).
 * `pago_atrasado` is ours: the money came when the order had already ended.
 */
export const PAGAMENTO_STATUSES = [
  'aprovado',
  'pendente',
  'expirado',
  'cancelado',
  'pago_atrasado',
] as const;
export type PagamentoStatus = (typeof PAGAMENTO_STATUSES)[number];

const agenteInfoSchema = record({ nome: withDefault(wireText, ''), foto: wireMediaUrl });

/**
 * An order (wire: pedido). Money in cents. `agenteId` is ours; `cupomLucroBruto` is null for agents, because their
 * responses leave it out.
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
    /** Ours: a refund was requested, and the bank's answer is not known yet. false for a host that does not send it. */
    reembolsoEmAndamento: withDefault(wireFlag, false),
  },
  { id: ['_id'] },
);

export type Pedido = v.InferOutput<typeof pedidoSchema>;

/**
 * Converts an order to the wire format: `_id`, reais, ISO. A null `cupomLucroBruto` and a false `reembolsoEmAndamento`
 * are left out.
 */
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
