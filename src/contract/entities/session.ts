import type * as v from 'valibot';
import { nullable, record, withDefault } from '../shapes';
import { wireFlag, wireId, wireText, wireTime, writeTime } from '../wire';

/** One of a person's own sign-ins (wire: session). */
export const sessionSchema = record(
  {
    id: wireId,
    dispositivo: withDefault(wireText, ''),
    endereco: withDefault(wireText, ''),
    criadaEm: nullable(wireTime),
    vistaEm: nullable(wireTime),
    atual: withDefault(wireFlag, false),
  },
  { id: ['_id'] },
);

/** `atual` marks the sign-in that the call was made with. */
export type SessionInfo = v.InferOutput<typeof sessionSchema>;

/** Converts a sign-in to the wire format. */
export function writeSession(session: SessionInfo) {
  return {
    ...session,
    criadaEm: writeTime(session.criadaEm),
    vistaEm: writeTime(session.vistaEm),
  };
}
