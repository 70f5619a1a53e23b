// @ts-check
import { run } from './run.mjs';

/** What `npm run check` runs: the longest first, so that two of them at a time end soonest. */
const checks = [
  {
    name: 'lint',
    args: ['eslint/bin/eslint.js', '.', '--ext', '.ts,.tsx,.mjs', '--max-warnings', '0'],
  },
  { name: 'types', args: ['typescript/bin/tsc', '--noEmit'] },
  { name: 'unused', args: ['knip/bin/knip.js', '--no-progress'] },
  { name: 'format', args: ['prettier/bin/prettier.cjs', '--check', '.'] },
];
const atATime = 2;

/**
 * Runs every check and prints the output of those that fail.
 *
 * @param {string} root the project's folder
 * @returns {Promise<boolean[]>} for each check whether it passed
 */
export async function runChecks(root) {
  const waiting = [...checks];
  /** @type {boolean[]} */
  const results = [];
  const worker = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      results.push(await runCheck(root, check));
    }
  };
  await Promise.all(Array.from({ length: atATime }, worker));
  return results;
}

/**
 * @param {string} root
 * @param {{ name: string, args: string[] }} check
 */
async function runCheck(root, { name, args: [script = '', ...args] }) {
  const started = Date.now();
  const { code, output } = await run(process.execPath, [`node_modules/${script}`, ...args], {
    cwd: root,
    quiet: true,
    env: { ESLINT_USE_FLAT_CONFIG: 'false', NO_COLOR: '1' },
  });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  if (code !== 0) console.log(output.trimEnd());
  return code === 0;
}
