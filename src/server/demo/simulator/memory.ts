import * as v from 'valibot';

/** What a customer remembers between two messages; the `state` of their row. */
export const memorySchema = v.object({
  /** Which order they are at, counted from 0. */
  order: v.number(),
  /** How many times they have spoken: part of their chance. */
  turns: v.number(),
  /** Who has written since they last spoke. */
  heard: v.picklist(['nothing', 'flow', 'agent']),
  /** The last occasion on which they changed their mind in this order; 0 before the first. */
  changes: v.number(),
  /** How many PIX codes they were sent for this order. */
  codes: v.number(),
  /** The number of their last order, as they were told it. */
  numero: v.nullable(v.string()),
});

export type Memory = v.InferOutput<typeof memorySchema>;

/** A customer who has not written yet. */
export const FRESH: Memory = {
  order: 0,
  turns: 0,
  heard: 'nothing',
  changes: 0,
  codes: 0,
  numero: null,
};
