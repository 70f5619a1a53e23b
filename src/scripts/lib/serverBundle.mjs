// @ts-check
import { cpSync } from 'node:fs';
import path from 'node:path';

const out = 'dist/server';

/** The files that the server reads beside its bundle (`assetsDir`): the SQL migrations and the database's worker. */
const assets = ['src/server/db/migrations', 'src/server/db/pgliteWorker.mjs'];

/**
 * The esbuild options for the server: our own files in one module, every package left in `node_modules`.
 *
 * @param {string} root the project's folder
 * @returns {import('esbuild').BuildOptions}
 */
export function serverBundle(root) {
  return {
    entryPoints: [path.join(root, 'src/server/main.ts')],
    outfile: path.join(root, out, 'main.mjs'),
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  };
}

/**
 * The esbuild options for the server's commands (`npm run admin`, `backup`, `restore`), bundled in the same way beside
 * it.
 *
 * @param {string} root the project's folder
 * @returns {import('esbuild').BuildOptions}
 */
export function commandsBundle(root) {
  return {
    ...serverBundle(root),
    entryPoints: [path.join(root, 'src/server/cli.ts')],
    outfile: path.join(root, out, 'cli.mjs'),
  };
}

/** @param {string} root the project's folder */
export function copyServerAssets(root) {
  for (const asset of assets) {
    cpSync(path.join(root, asset), path.join(root, out, path.basename(asset)), { recursive: true });
  }
}
