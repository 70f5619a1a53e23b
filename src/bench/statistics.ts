/** The value below which `share` (0 to 1) of the values lie, by nearest rank. @throws RangeError without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (found === undefined) throw new RangeError('No values');
  return found;
}

/** @throws RangeError without values. */
export const median = (values: readonly number[]): number => percentile(values, 0.5);

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** @throws RangeError without values. */
export function mean(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('No values');
  return sum(values) / values.length;
}
