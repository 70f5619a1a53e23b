import type * as v from 'valibot';
import { record, withDefault } from '../shapes';
import { wireId, wireMediaUrl, wireText } from '../wire';

/** An agent as other agents may know them (wire: list-colleagues). */
export const colleagueSchema = record(
  { id: wireId, nome: withDefault(wireText, ''), foto: wireMediaUrl },
  { id: ['_id'] },
);

export type Colleague = v.InferOutput<typeof colleagueSchema>;
