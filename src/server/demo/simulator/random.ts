/** Repeatable random values: the same seed and number of draws give the same values. */
export interface Random {
  /** A number from 0 (included) to 1 (excluded). */
  next(): number;
  /** An integer from `low` to `high`, both included. */
  between(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  /** true with this probability, 0 to 1. */
  chance(probability: number): boolean;
}

/** Mixes two integers into an unsigned one of 32 bits. */
export function mix(a: number, b: number): number {
  let hash = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b + 0x165667b1, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** @param seed of 32 bits; see `mix` to make one from several numbers. */
export function createRandom(seed: number): Random {
  let draws = 0;
  const next = () => mix(seed, (draws += 1)) / 2 ** 32;
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (list) => {
      const chosen = list[Math.floor(next() * list.length)];
      if (chosen === undefined) throw new RangeError('Nothing to pick from');
      return chosen;
    },
    chance: (probability) => next() < probability,
  };
}
