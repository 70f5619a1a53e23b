/** Set by `npm run soak` (src/scripts/soak.mjs), which runs every test file that imports this one. */
const isSoak = process.env['BALCAO_SOAK'] === 'on';

/** How often a test goes round: briefly in `npm test`, as long as is worth waiting for in `npm run soak`. */
export const runs = (counts: { test: number; soak: number }): number =>
  isSoak ? counts.soak : counts.test;

/**
 * The same for fast-check. `npm test` draws the same each time, so that it fails for no one who changed nothing; the
 * soak draws anew, and prints what it drew when it fails.
 */
export const draws = (counts: { test: number; soak: number }) => ({
  numRuns: runs(counts),
  ...(isSoak ? {} : { seed: 20_261_121 }),
});
