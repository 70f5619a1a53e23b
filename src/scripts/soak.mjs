// @ts-check
// `npm run soak`: the tests with many rounds, at their full length; `npm test` runs a short form of each.
// `npm run soak -- --shard=1/3`: a part of them.
import path from 'node:path';
import { provideBrowser } from './lib/browser.mjs';
import { buildNeeded } from './lib/buildStamp.mjs';
import { build } from './lib/checks.mjs';
import { closingLine, one, sum } from './lib/counts.mjs';
import { prepare } from './lib/install.mjs';
import { runJest } from './lib/jest.mjs';
import { root } from './lib/root.mjs';

/** As in jest.config.ts, this only ends a test that hangs: a slow machine is no fault of what is tested. */
const TEST_TIMEOUT_MS = 3_600_000;

const started = Date.now();
const counts = await runAll();
console.log(`\nTook ${Math.round((Date.now() - started) / 1000)} s.`);
console.log(closingLine(counts));
process.exit(counts.failed === 0 ? 0 : 1);

async function runAll() {
  const trouble = await prepare(root);
  if (trouble !== undefined) {
    console.error(trouble);
    return one(false);
  }
  // In CI `npm test` has built it already.
  const built = !buildNeeded(root) || (await build(root));
  const browser = built
    ? await provideBrowser(root)
    : { trouble: 'There is no build to walk through.' };
  const projects = ['rules', 'console', 'server'];
  // In one run with what computes, since a journey waits a part of its time.
  if ('path' in browser) return soak([...projects, 'e2e'], { CHROMIUM_PATH: browser.path });
  console.error(browser.trouble);
  return sum([await soak(projects), one(false)]);
}

/**
 * Runs every test file of these projects that takes its number of rounds from src/testing/runs.ts.
 *
 * @param {string[]} projects
 * @param {Record<string, string>} [env]
 */
function soak(projects, env = {}) {
  return runJest(root, projects, {
    args: [
      '--maxWorkers=3',
      ...process.argv.slice(2).filter((arg) => arg.startsWith('--shard=')),
      `--testTimeout=${TEST_TIMEOUT_MS}`,
      ...['--findRelatedTests', path.join(root, 'src/testing/runs.ts')],
    ],
    env: { BALCAO_SOAK: 'on', ...env },
  });
}
