// @ts-check
import { run } from './run.mjs';

/** @typedef {{ name: string, args: string[] }} Check a script for Node, run in the project's folder */

/** @type {Check} */
const lint = {
  name: 'lint',
  args: ['node_modules/eslint/bin/eslint.js', '.', '--ext', '.ts,.tsx,.mjs', '--max-warnings', '0'],
};

/** All of these take as long as lint alone. @type {Check[]} */
const others = [
  { name: 'types', args: ['node_modules/typescript/bin/tsc', '--noEmit'] },
  { name: 'unused', args: ['node_modules/knip/bin/knip.js', '--no-progress'] },
  // ESLint's rule for cycles parses every file a second time, which was a fifth of all lint.
  { name: 'cycles', args: ['node_modules/knip/bin/knip.js', '--no-progress', '--cycles'] },
  { name: 'format', args: ['node_modules/prettier/bin/prettier.cjs', '--check', '.'] },
];

/**
 * Begins the checks of `npm run check`, two at a time, and prints the output of those that fail.
 *
 * @param {string} root the project's folder
 * @param {Promise<unknown>} [before] one of the two begins after this
 * @returns {{ spare: Promise<unknown>, results: Promise<boolean[]> }} `spare`: only one is left, so that a processor has
 *   time for other things; `results`: whether each has passed
 */
export function beginChecks(root, before = Promise.resolve()) {
  const lines = [runInTurn(root, [lint]), before.then(() => runInTurn(root, others))];
  return { spare: Promise.race(lines), results: Promise.all(lines).then((each) => each.flat()) };
}

/**
 * The product's build.
 *
 * @param {string} root the project's folder
 * @returns {Promise<boolean>} whether there is one
 */
export const build = (root) => runCheck(root, { name: 'build', args: ['src/scripts/build.mjs'] });

/**
 * @param {string} root
 * @param {Check[]} checks
 */
async function runInTurn(root, checks) {
  const results = [];
  for (const check of checks) results.push(await runCheck(root, check));
  return results;
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
