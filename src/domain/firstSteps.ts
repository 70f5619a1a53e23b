/** What a new agent does first, in this order (behaviour: first-steps). */
export const FIRST_STEPS = ['online', 'accept', 'link'] as const;

export type FirstStep = (typeof FIRST_STEPS)[number];

/** What tells how far an agent has come. */
export interface Progress {
  isOnline: boolean;
  /** They serve somebody. */
  hasCustomer: boolean;
  /** An account of theirs serves a customer. */
  hasLinked: boolean;
}

/**
 * The steps that are done. Whoever has come to a later one has done those before it: an agent who goes offline with a
 * customer has been online.
 */
export function stepsDone({ isOnline, hasCustomer, hasLinked }: Progress): ReadonlySet<FirstStep> {
  const reached = [isOnline, hasCustomer, hasLinked].lastIndexOf(true);
  return new Set(FIRST_STEPS.slice(0, reached + 1));
}
