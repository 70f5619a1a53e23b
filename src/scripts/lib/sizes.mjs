// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotli } from './compress.mjs';

/**
 * The most JavaScript that may be downloaded before a screen can be used, in bytes after brotli, and the chunk groups
 * that it needs (src/e2e/support/downloadLimits.json, which the journeys and the measurements import too). They are a
 * little above what was reached. Who needs more looks first whether what was added is needed at once, or can be imported
 * where it is used; if it is, the commit that raises the limit says why.
 *
 * @typedef {{ loginBytes: number, loginGroups: string[], chatBytes: number, chatGroups: string[] }} DownloadLimits
 */
/** @typedef {Record<string, string[]>} ChunkGroups name of the group → its files, relative to dist/console */
/** @typedef {{ screen: string, limit: number, bytes: number, missing: string[], ok: boolean }} SizeResult */

/**
 * Extracts from webpack's statistics the JavaScript of each entry and named group.
 *
 * @param {import('webpack').StatsCompilation} stats
 * @returns {ChunkGroups}
 */
export function chunkGroups({ entrypoints = {}, namedChunkGroups = {} }) {
  return Object.fromEntries(
    Object.entries({ ...namedChunkGroups, ...entrypoints }).map(([name, { assets = [] }]) => [
      name,
      assets.map((asset) => asset.name).filter((file) => file.endsWith('.js')),
    ]),
  );
}

/**
 * Compares each screen of the built console with its limit. One whose group, an entry's name or a `webpackChunkName`, is
 * not in the build cannot be measured and fails.
 *
 * @param {DownloadLimits} limits
 * @param {ChunkGroups} groups
 * @param {(file: string) => number} brotliBytes size of one file after compression
 * @returns {SizeResult[]}
 */
export function weigh(limits, groups, brotliBytes) {
  const screens = [
    { screen: 'login screen', limit: limits.loginBytes, groups: limits.loginGroups },
    { screen: 'usable chat', limit: limits.chatBytes, groups: limits.chatGroups },
  ];
  return screens.map(({ screen, limit, groups: names }) => {
    const missing = names.filter((name) => groups[name] === undefined);
    const files = new Set(names.flatMap((name) => groups[name] ?? []));
    const bytes = [...files].reduce((sum, file) => sum + brotliBytes(file), 0);
    return { screen, limit, bytes, missing, ok: missing.length === 0 && bytes <= limit };
  });
}

/**
 * Checks the limits on the output of `npm run build` in dist/.
 *
 * @param {string} root the project's folder
 * @returns {SizeResult[]}
 */
export function checkSizes(root) {
  const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), 'utf8');
  /** @type {DownloadLimits} */
  const limits = JSON.parse(read('src/e2e/support/downloadLimits.json'));
  const file = 'dist/chunk-groups.json';
  /** @type {ChunkGroups} */
  const groups = existsSync(path.join(root, file)) ? JSON.parse(read(file)) : {};
  return weigh(
    limits,
    groups,
    (name) => brotli(readFileSync(path.join(root, 'dist/console', name))).length,
  );
}

/**
 * @param {SizeResult} result
 * @returns {string} one line for a person
 */
export function describeSize({ screen, limit, bytes, missing, ok }) {
  const figure =
    missing.length > 0
      ? `not measured, the build has no chunk group ${missing.join(', ')}`
      : `${(bytes / 1000).toFixed(1)} kB of at most ${limit / 1000} kB JavaScript (brotli)`;
  return `${ok ? 'ok    ' : 'FAILED'} ${screen}: ${figure}`;
}
