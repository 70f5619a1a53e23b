import type * as v from 'valibot';
import { lenientList, nullable, record, withDefault } from '../shapes';
import { wireId, wireMoney, wireText, wireTime, writeMoney, writeTime } from '../wire';

/** Whose customer it is, in an offer of a chat that an agent hands over, and what they note for the next (wire: offer). */
const handedOverSchema = record({ por: withDefault(wireText, ''), nota: nullable(wireText) });

/**
 * A timed offer of a new customer, or of one whom an agent hands over (wire: offer). `expiraEm` and `esperaDesde` are the server's time in epoch ms, amounts are
 * in cents; each of the last four is null where the host does not say it.
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
    transferencia: nullable(handedOverSchema),
  },
  { ofertaId: ['id', '_id'] },
);

export type Offer = v.InferOutput<typeof offerSchema>;

/** Converts an offer to the wire format. */
export function writeOffer({ transferencia, ...offer }: Offer) {
  return {
    ...offer,
    ...(transferencia === null ? {} : { transferencia }),
    agentesIds: offer.agentesIds.items,
    expiraEm: writeTime(offer.expiraEm),
    valorDesejado: writeMoney(offer.valorDesejado),
    comissao: writeMoney(offer.comissao),
    esperaDesde: writeTime(offer.esperaDesde),
  };
}
