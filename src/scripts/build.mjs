// @ts-check
// `npm run build`: webpack builds the console into dist/console, and esbuild the server into dist/server, in parallel.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import webpack from 'webpack';
import { sourceStamp, writeStamp } from './lib/buildStamp.mjs';
import { compressFolder } from './lib/compress.mjs';
import { root } from './lib/root.mjs';
import { commandsBundle, copyServerAssets, serverBundle } from './lib/serverBundle.mjs';
import { chunkGroups } from './lib/sizes.mjs';
import { webpackConfigs } from './lib/webpackConfig.mjs';

const started = Date.now();
const stamp = sourceStamp(root);
rmSync(path.join(root, 'dist'), { recursive: true, force: true });
mkdirSync(path.join(root, 'dist'));

const results = await Promise.allSettled([buildConsole(), buildServer()]);
const failures = results.filter((result) => result.status === 'rejected');
for (const { reason } of failures) console.error(reason instanceof Error ? reason.message : reason);
if (failures.length > 0) process.exit(1);
writeStamp(root, stamp);
console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);

async function buildServer() {
  await Promise.all([build(serverBundle(root)), build(commandsBundle(root))]);
  copyServerAssets(root);
}

/**
 * Builds the console and the page that replays recordings, and writes beside them which files belong to which chunk group
 * of the console: the size limits are held to that.
 */
async function buildConsole() {
  const { page, replay } = webpackConfigs(root, 'production');
  const compiler = webpack([page, replay]);
  /** @type {import('webpack').MultiStats} */
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => {
      if (error || !result) reject(error ?? new Error('webpack gave no result'));
      else resolve(result);
    });
  });
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only' }));
  if (stats.hasWarnings()) console.warn(stats.toString({ preset: 'errors-warnings' }));
  compressFolder(path.join(root, 'dist/console'));
  const ofPage = stats.stats[0]?.toJson({ all: false, chunkGroups: true, entrypoints: true });
  const groups = chunkGroups(ofPage ?? {});
  writeFileSync(path.join(root, 'dist/chunk-groups.json'), JSON.stringify(groups, null, 2));
}
