// @ts-check
// `npm test`: all checks and tests, also on a fresh clone; its last line has the totals.
import { provideBrowser } from './lib/browser.mjs';
import { beginChecks, build } from './lib/checks.mjs';
import { closingLine, nothing, one, sum } from './lib/counts.mjs';
import { prepare } from './lib/install.mjs';
import { countTestFiles, runJest } from './lib/jest.mjs';
import { root } from './lib/root.mjs';
import { checkSizes, describeSize } from './lib/sizes.mjs';

const started = Date.now();
const counts = await runAll();
console.log(`\nTook ${Math.round((Date.now() - started) / 1000)} s.`);
console.log(closingLine(counts));
process.exit(counts.failed === 0 ? 0 : 1);

/** Runs all stages. A failed stage does not stop the later ones, except those that need its result. */
async function runAll() {
  const trouble = await prepare(root);
  if (trouble !== undefined) {
    console.error(trouble);
    return one(false);
  }
  stage('Checks and build');
  const { spare, results } = beginChecks(root, [build]);
  await spare;
  stage('Unit, component and server tests');
  const tests = await runJest(root, ['rules', 'console', 'server', 'scripts'], {
    args: ['--maxWorkers=2'],
  });
  const checks = await results;
  const built = checks.get(build.name) === true;
  stage('Size budgets');
  const sizes = checkSizes(root);
  for (const size of sizes) console.log(describeSize(size));
  stage('Journeys');
  const journeys = await runJourneys(built);
  return sum([
    ...[...checks.values()].map(one),
    tests,
    ...sizes.map(({ ok }) => one(ok)),
    journeys,
  ]);
}

/**
 * Runs the journeys in a real browser; all of them count as failed when there is no browser or no build.
 *
 * @param {boolean} built
 */
async function runJourneys(built) {
  const browser = built
    ? await provideBrowser(root)
    : { trouble: 'There is no build to walk through.' };
  if ('path' in browser) {
    console.log(`Browser: ${browser.path}`);
    return runJest(root, ['e2e'], {
      // Each waits a part of its time, for a pause or a customer: two would leave two processors idle now and then.
      args: ['--maxWorkers=3'],
      env: { CHROMIUM_PATH: browser.path },
    });
  }
  console.error(browser.trouble);
  return { ...nothing, failed: await countTestFiles(root, 'e2e') };
}

/** @param {string} title */
function stage(title) {
  console.log(`\n== ${title}`);
}
