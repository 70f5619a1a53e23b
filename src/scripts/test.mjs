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
  const building = build(root);
  const checks = beginChecks(root, building);
  const built = await building;
  const browser = built
    ? await provideBrowser(root)
    : { trouble: 'There is no build to walk through.' };
  const sizes = checkSizes(root);
  for (const size of sizes) console.log(describeSize(size));
  await checks.spare;
  stage('Tests and journeys');
  const tests = await runTests(browser);
  return sum([
    one(built),
    ...(await checks.results).map(one),
    ...sizes.map(({ ok }) => one(ok)),
    tests,
  ]);
}

/**
 * Runs every test, and the journeys in a real browser; all of these count as failed when there is none.
 *
 * @param {Awaited<ReturnType<typeof provideBrowser>>} browser
 */
async function runTests(browser) {
  const projects = ['rules', 'console', 'server', 'scripts'];
  // A journey waits a part of its time, for a pause or a customer: two at a time would leave two processors idle.
  const args = ['--maxWorkers=4'];
  if ('path' in browser) {
    console.log(`Browser: ${browser.path}`);
    return runJest(root, [...projects, 'e2e'], { args, env: { CHROMIUM_PATH: browser.path } });
  }
  console.error(browser.trouble);
  const missing = { ...nothing, failed: await countTestFiles(root, 'e2e') };
  return sum([await runJest(root, projects, { args }), missing]);
}

/** @param {string} title */
function stage(title) {
  console.log(`\n== ${title}`);
}
