// @ts-check
// `npm test`: everything that must hold, from a fresh clone on; its last line counts it all.
import { provideBrowser } from './lib/browser.mjs';
import { build, runChecks } from './lib/checks.mjs';
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

/** A stage that fails does not keep the later ones from running, but for those that need what it makes. */
async function runAll() {
  const trouble = await prepare(root);
  if (trouble !== undefined) {
    console.error(trouble);
    return one(false);
  }
  stage('Checks and build');
  const checks = await runChecks(root, [build]);
  const built = checks.get(build.name) === true;
  stage('Unit, component and server tests');
  const tests = await runJest(root, ['rules', 'console', 'server', 'scripts'], {
    args: ['--maxWorkers=2'],
  });
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
 * The journeys in a real browser; all of them failed where there is nothing to run them on.
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
      args: ['--maxWorkers=2'],
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
