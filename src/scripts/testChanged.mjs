// @ts-check
// `npm run test:changed`: the tests of this branch's changes since it left the main line. It leaves out the journeys and,
// where nothing beside them changed, the longest server tests, which start whole servers and so depend on every service.
import path from 'node:path';
import { closingLine } from './lib/counts.mjs';
import { runJest } from './lib/jest.mjs';
import { LONGEST } from './lib/longestFirst.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';

const since = await beginning();
const left = await farFromChanges(since);
const counts = await runJest(root, ['rules', 'console', 'server', 'scripts'], {
  args: [
    '--maxWorkers=2',
    '--passWithNoTests',
    `--changedSince=${since}`,
    ...['/node_modules/', ...left.map((name) => `/src/${name}\\.test\\.`)].map(
      (pattern) => `--testPathIgnorePatterns=${pattern}`,
    ),
  ],
});
console.log(`Left to npm test: the journeys, ${left.join(', ')}.`);
console.log(closingLine(counts));
process.exit(counts.failed === 0 ? 0 : 1);

/** The commit at which this branch left the main line; on the main line itself, its last commit. */
async function beginning() {
  for (const line of ['origin/HEAD', 'origin/main', 'main']) {
    const { code, output } = await run('git', ['merge-base', 'HEAD', line], {
      cwd: root,
      quiet: true,
    });
    if (code === 0) return output.trim();
  }
  return 'HEAD';
}

/**
 * The longest test files in whose folder nothing changed; not the journeys, which no project here holds.
 *
 * @param {string} since a commit
 */
async function farFromChanges(since) {
  const git = (/** @type {string[]} */ ...args) => run('git', args, { cwd: root, quiet: true });
  const answers = await Promise.all([
    git('diff', '--name-only', since),
    git('ls-files', '--others', '--exclude-standard'),
  ]);
  const folders = answers.flatMap(({ output }) => output.split('\n')).map(path.posix.dirname);
  return LONGEST.filter(
    (name) => !name.startsWith('e2e/') && !folders.includes(path.posix.dirname(`src/${name}`)),
  );
}
