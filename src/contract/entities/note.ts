import type * as v from 'valibot';
import { nullable, record, withDefault } from '../shapes';
import { wireId, wireText, wireTime, writeTime } from '../wire';

/** A note inside a chat, which the customer never sees (wire: note). `em` is in epoch ms. */
export const noteSchema = record(
  {
    id: wireId,
    texto: withDefault(wireText, ''),
    autor: record({ id: nullable(wireId), nome: withDefault(wireText, '') }),
    em: wireTime,
    depoisDe: nullable(wireId),
  },
  { id: ['_id'] },
);

export type Note = v.InferOutput<typeof noteSchema>;

/** Converts a note to the wire format. */
export function writeNote(note: Note) {
  return { ...note, em: writeTime(note.em) };
}
