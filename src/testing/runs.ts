/** Set by `npm run soak` (src/scripts/soak.mjs), which runs every test file that imports this one. */
const isSoak = process.env['BALCAO_SOAK'] === 'on';

/** The rounds of a test: few in `npm test`, as many as are worth the wait in `npm run soak`. */
export const runs = <Rounds>(rounds: { test: Rounds; soak: Rounds }): Rounds =>
  isSoak ? rounds.soak : rounds.test;

/**
 * The settings of a fast-check property: how many random cases it tries, and from which seed. `npm test` uses a fixed
 * seed, so that it never fails for a developer who changed nothing; the soak uses a new one and prints it when it fails.
 */
export const draws = (counts: { test: number; soak: number }) => ({
  numRuns: runs<number>(counts),
  ...(isSoak ? {} : { seed: 20_261_121 }),
});
