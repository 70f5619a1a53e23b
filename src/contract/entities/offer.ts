import type * as v from 'valibot';
import { lenientList, nullable, record, withDefault } from '../shapes';
import { wireId, wireMoney, wireText, wireTime, writeMoney, writeTime } from '../wire';

/**
 * A timed offer of a new customer (wire: offer). `expiraEm` and `esperaDesde` are the server's time in epoch ms, amounts are
 * in cents; each of the last three is null where the host does not say it.
 */
export const offerSchema = record(
  {
    ofertaId: wireId,
    agentesIds: lenientList(wireId),
    clienteNome: withDefault(wireText, ''),
    mensagem: withDefault(wireText, ''),
    expiraEm: wireTime,
    chatId: nullable(wireId),
    agenteId: nullable(wireId),
    valorDesejado: nullable(wireMoney),
    comissao: nullable(wireMoney),
    esperaDesde: nullable(wireTime),
  },
  { ofertaId: ['id', '_id'] },
);

export type Offer = v.InferOutput<typeof offerSchema>;

/** Converts an offer to the wire format. */
export function writeOffer(offer: Offer) {
  return {
    ...offer,
    agentesIds: offer.agentesIds.items,
    expiraEm: writeTime(offer.expiraEm),
    valorDesejado: writeMoney(offer.valorDesejado),
    comissao: writeMoney(offer.comissao),
    esperaDesde: writeTime(offer.esperaDesde),
  };
}
