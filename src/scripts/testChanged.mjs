// @ts-check
// `npm run test:changed`: the tests of what this branch changed since it left the main line, without the journeys.
import { closingLine } from './lib/counts.mjs';
import { runJest } from './lib/jest.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';

const counts = await runJest(root, ['rules', 'console', 'server', 'scripts'], {
  args: ['--maxWorkers=2', '--passWithNoTests', `--changedSince=${await beginning()}`],
});
console.log(closingLine(counts));
process.exit(counts.failed === 0 ? 0 : 1);

/** The commit that this branch left the main line at; on the main line itself the last one. */
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
