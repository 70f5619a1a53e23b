let count = 0;

/** The next number of a test: 1, 2, 3 … Ids and times of builders rise with it. */
export function nextNumber(): number {
  count += 1;
  return count;
}

/** Starts to count anew, so that a test builds the same things whichever tests ran before it. */
export function resetBuilders(): void {
  count = 0;
}

/** 2025-06-15T12:00:00Z: when builders' time begins. */
const BUILDERS_EPOCH = 1_749_988_800_000;

/** The time of a builder's number: one minute after the other. */
export function timeOf(number: number): number {
  return BUILDERS_EPOCH + number * 60_000;
}
