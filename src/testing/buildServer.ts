import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const cache = path.join(root, 'node_modules/.cache');

const BUILD = `
  import { cpSync } from 'node:fs';
  import path from 'node:path';
  import { build } from 'esbuild';
  import { commandsBundle, serverBundle } from ${JSON.stringify(path.join(root, 'src/scripts/lib/serverBundle.mjs'))};
  const root = ${JSON.stringify(root)};
  const out = process.argv[1];
  await build({ ...serverBundle(root), outfile: path.join(out, 'main.mjs') });
  await build({ ...commandsBundle(root), outfile: path.join(out, 'cli.mjs') });
  for (const asset of ['migrations', 'pgliteWorker.mjs']) {
    cpSync(path.join(root, 'src/server/db', asset), path.join(out, asset), { recursive: true });
  }
`;

export interface ServerBuild {
  /** The folder of main.mjs, cli.mjs and the files that they read beside them. */
  dir: string;
  remove: () => Promise<void>;
}

/** Bundles the server and its commands as `npm run build` does, into a separate folder for the caller. */
export async function buildServer(): Promise<ServerBuild> {
  // Inside the project, so that the bundles find their packages.
  await mkdir(cache, { recursive: true });
  const dir = await mkdtemp(path.join(cache, 'server-test-'));
  const build = spawn(process.execPath, ['--input-type=module', '-e', BUILD, dir], {
    cwd: root,
    stdio: 'inherit',
  });
  const [code] = (await once(build, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The server could not be bundled (code ${String(code)})`);
  return { dir, remove: () => rm(dir, { recursive: true }) };
}
