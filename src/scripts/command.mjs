// @ts-check
// `npm run admin|backup|restore -- …`: prepares a fresh clone, then runs one of the server's commands.
import path from 'node:path';
import { buildNeeded } from './lib/buildStamp.mjs';
import { prepare } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';

process.exit(await main());

async function main() {
  const trouble = await prepare(root);
  if (trouble !== undefined) {
    console.error(trouble);
    return 1;
  }
  if (buildNeeded(root)) {
    console.error('Building (a minute at most) …');
    const { code } = await run(process.execPath, ['src/scripts/build.mjs'], {
      cwd: root,
      quiet: true,
    });
    if (code !== 0) return code;
  }
  const cli = path.join(root, 'dist/server/cli.mjs');
  const words = process.argv.slice(2);
  // Runs in this folder, where `npm start` runs the server: a relative DATA_DIR is the same for both.
  const { code } = await run(process.execPath, [cli, ...words], { cwd: root, input: true });
  return code;
}
