import type * as v from 'valibot';
import { nullable, record, withDefault } from '../shapes';
import { wireCount, wireMediaUrl, wireMoney, wireText, writeMoney } from '../wire';

/** A customer's record (wire: cliente). `cupomValor` (ours, cents) is the coupon value chosen in the menu. */
export const clienteSchema = record({
  nomeCompleto: nullable(wireText),
  enderecoEntrega: nullable(wireText),
  formaPagamento: nullable(wireText),
  troco: nullable(wireText),
  restaurante: nullable(wireText),
  imagemPedidoUrl: wireMediaUrl,
  estadoFluxo: withDefault(wireText, ''),
  cuponsGratisDisponiveis: withDefault(wireCount, 0),
  cupomValor: nullable(wireMoney),
});

export type Cliente = v.InferOutput<typeof clienteSchema>;

/** Converts a customer's record to the wire format. */
export function writeCliente(cliente: Cliente) {
  return { ...cliente, cupomValor: writeMoney(cliente.cupomValor) };
}

/** A customer's referral counters (wire: indicacoes). The server decides `limiteIndicacoes`. */
export const indicacoesSchema = record({
  cuponsGratisDisponiveis: withDefault(wireCount, 0),
  totalIndicacoes: withDefault(wireCount, 0),
  limiteIndicacoes: withDefault(wireCount, 0),
});

export type Indicacoes = v.InferOutput<typeof indicacoesSchema>;
