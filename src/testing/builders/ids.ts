let count = 0;

/** The next number in a test: 1, 2, 3 … The ids and times of builders increase with it. */
export function nextNumber(): number {
  count += 1;
  return count;
}

/** Resets the counter, so that a test builds the same values, whichever tests ran before it. */
export function resetBuilders(): void {
  count = 0;
}

/** 2025-06-15T12:00:00Z: the first time of the builders. */
const BUILDERS_EPOCH = 1_749_988_800_000;

/** The time of a builder's number: each number is one minute later. */
export function timeOf(number: number): number {
  return BUILDERS_EPOCH + number * 60_000;
}
