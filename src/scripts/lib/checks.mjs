// @ts-check
import { run } from './run.mjs';

/** @typedef {{ name: string, args: string[] }} Check a script for Node, run in the project's folder */

/** The product's build. It can run beside the checks, because a processor would be idle while lint ends. */
export const build = { name: 'build', args: ['src/scripts/build.mjs'] };

/** The checks of `npm run check`: the longest first, so that two at a time finish soonest. */
const checks = [
  {
    name: 'lint',
    args: [
      'node_modules/eslint/bin/eslint.js',
      '.',
      '--ext',
      '.ts,.tsx,.mjs',
      '--max-warnings',
      '0',
    ],
  },
  { name: 'types', args: ['node_modules/typescript/bin/tsc', '--noEmit'] },
  { name: 'unused', args: ['node_modules/knip/bin/knip.js', '--no-progress'] },
  { name: 'format', args: ['node_modules/prettier/bin/prettier.cjs', '--check', '.'] },
];
const atATime = 2;

/**
 * Runs every check and prints the output of those that fail.
 *
 * @param {string} root the project's folder
 * @returns {Promise<Map<string, boolean>>} by its name, whether each check passed
 */
export const runChecks = (root) => beginChecks(root, []).results;

/**
 * Begins the same, and something beside them.
 *
 * @param {string} root the project's folder
 * @param {Check[]} also
 * @returns {{ spare: Promise<void>, results: Promise<Map<string, boolean>> }} `spare`: nothing waits any more, so that a
 *   processor has time for other things while the last of them ends
 */
export function beginChecks(root, also) {
  const waiting = [...checks, ...also];
  /** @type {Map<string, boolean>} */
  const results = new Map();
  const worker = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      results.set(check.name, await runCheck(root, check));
    }
  };
  const workers = Array.from({ length: atATime }, worker);
  return { spare: Promise.race(workers), results: Promise.all(workers).then(() => results) };
}

/**
 * @param {string} root
 * @param {Check} check
 */
async function runCheck(root, { name, args: [script = '', ...args] }) {
  const started = Date.now();
  const { code, output } = await run(process.execPath, [script, ...args], {
    cwd: root,
    quiet: true,
    env: { ESLINT_USE_FLAT_CONFIG: 'false', NO_COLOR: '1' },
  });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  if (code !== 0) console.log(output.trimEnd());
  return code === 0;
}
