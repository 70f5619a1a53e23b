import type * as v from 'valibot';
import { nullable, record, withDefault } from '../shapes';
import {
  wireCount,
  wireMediaUrl,
  wireMoney,
  wireText,
  wireTime,
  writeMoney,
  writeTime,
} from '../wire';

/** What people here are to know of a customer, with who wrote it last and when, in epoch ms. */
const remarkSchema = record({
  texto: withDefault(wireText, ''),
  por: withDefault(wireText, ''),
  em: nullable(wireTime),
});

/**
 * A customer's record (wire: cliente). `cupomValor` (ours, cents) is the coupon value chosen in the menu, `observacao`
 * (ours) the remark that stays over attendances.
 */
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
  observacao: nullable(remarkSchema),
});

export type Cliente = v.InferOutput<typeof clienteSchema>;

/** Converts a customer's record to the wire format. */
export function writeCliente(cliente: Cliente) {
  const { cupomValor, observacao, ...rest } = cliente;
  return {
    ...rest,
    cupomValor: writeMoney(cupomValor),
    ...(observacao === null ? {} : { observacao: { ...observacao, em: writeTime(observacao.em) } }),
  };
}

/** A customer's referral counters (wire: indicacoes). The server decides `limiteIndicacoes`. */
export const indicacoesSchema = record({
  cuponsGratisDisponiveis: withDefault(wireCount, 0),
  totalIndicacoes: withDefault(wireCount, 0),
  limiteIndicacoes: withDefault(wireCount, 0),
});

export type Indicacoes = v.InferOutput<typeof indicacoesSchema>;
