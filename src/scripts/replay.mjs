// @ts-check
// `npm run replay -- FILE …`: bundles src/replay/cli and runs it. It needs no build of the product.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { commit } from './lib/commit.mjs';
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
  // Not before: on a fresh clone it has only now been installed.
  const { build } = await import('esbuild');
  const outfile = path.join(root, 'node_modules/.cache/replay/main.mjs');
  await build({
    entryPoints: [path.join(root, 'src/replay/cli/main.ts')],
    outfile,
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  });
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  // npm runs this in the project's folder: a file is named from where the person is.
  const cwd = process.env['INIT_CWD'] ?? process.cwd();
  const words = ['--enable-source-maps', outfile, ...process.argv.slice(2)];
  const env = { VERSION: version, COMMIT: commit(root), NODE_ENV: 'production' };
  const { code } = await run(process.execPath, words, { cwd, env });
  return code;
}
