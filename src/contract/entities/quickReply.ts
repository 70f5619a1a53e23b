import type * as v from 'valibot';
import { record, withDefault } from '../shapes';
import { wireFlag, wireId, wireText } from '../wire';

/** A text that is written often, under the name that is typed after '/' (wire: quick-reply). */
export const quickReplySchema = record(
  { id: wireId, atalho: wireText, texto: wireText, daEquipe: withDefault(wireFlag, false) },
  { id: ['_id'] },
);

/** `daEquipe` marks the team's; the others are the caller's own. */
export type QuickReply = v.InferOutput<typeof quickReplySchema>;
