import * as v from 'valibot';

/** A customer's memory between two messages; stored as the `state` of their row. */
export const memorySchema = v.object({
  /** Index of their current order, counted from 0. */
  order: v.number(),
  /** How often they have spoken; it is part of their random seed. */
  turns: v.number(),
  /** The sender of the messages since they last spoke: an agent's counts more than the flow's. */
  heard: v.picklist(['nothing', 'flow', 'agent']),
  /** The last occasion on which they changed their mind in this order; 0 before the first. */
  changes: v.number(),
  /** The number of PIX codes that they were sent for this order. */
  codes: v.number(),
  /** The number of their last order, as it was told to them. */
  numero: v.nullable(v.string()),
});

export type Memory = v.InferOutput<typeof memorySchema>;

/** The memory of a customer who has not written yet. */
export const FRESH: Memory = {
  order: 0,
  turns: 0,
  heard: 'nothing',
  changes: 0,
  codes: 0,
  numero: null,
};
