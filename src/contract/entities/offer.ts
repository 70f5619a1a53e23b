import type * as v from 'valibot';
import { lenientList, nullable, record, withDefault } from '../shapes';
import { wireId, wireText, wireTime, writeTime } from '../wire';

/** A timed offer of a new customer (wire: offer). `expiraEm` is the server's time in epoch ms. */
export const offerSchema = record(
  {
    ofertaId: wireId,
    agentesIds: lenientList(wireId),
    clienteNome: withDefault(wireText, ''),
    mensagem: withDefault(wireText, ''),
    expiraEm: wireTime,
    chatId: nullable(wireId),
    agenteId: nullable(wireId),
  },
  { ofertaId: ['id', '_id'] },
);

export type Offer = v.InferOutput<typeof offerSchema>;

/** Converts an offer to the wire format. */
export function writeOffer(offer: Offer) {
  return { ...offer, agentesIds: offer.agentesIds.items, expiraEm: writeTime(offer.expiraEm) };
}
