// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const stampFile = 'dist/.build-stamp';
const products = ['dist/server/main.mjs', 'dist/server/cli.mjs', 'dist/console/index.html'];
const configs = ['package.json', 'package-lock.json', 'tsconfig.json', 'webpack.config.ts'];
const notBuilt = new Set(['src/e2e', 'src/bench', 'src/testing']);

/**
 * A hash of everything that the build reads: sources without tests, static files, configuration.
 *
 * @param {string} root the project's folder
 * @returns {string} hex digest; the same content gives the same one, whatever the files' times
 */
export function sourceStamp(root) {
  const hash = createHash('sha256');
  for (const file of [...configs, ...filesUnder(root, 'src'), ...filesUnder(root, 'public')]) {
    const full = path.join(root, file);
    if (!existsSync(full)) continue;
    const content = readFileSync(full);
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {string} folder relative to root, with forward slashes
 * @returns {string[]} files below it in a fixed order, without those that no build reads
 */
function filesUnder(root, folder) {
  if (notBuilt.has(folder) || !existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return filesUnder(root, file);
      return /\.test\.[a-z]+$/.test(entry.name) ? [] : [file];
    });
}

/**
 * True when `dist/` is missing or was built from other sources.
 *
 * @param {string} root the project's folder
 */
export function buildNeeded(root) {
  const stamp = path.join(root, stampFile);
  if (![stampFile, ...products].every((file) => existsSync(path.join(root, file)))) return true;
  return readFileSync(stamp, 'utf8') !== sourceStamp(root);
}

/**
 * Written last, so that an interrupted build is not mistaken for a complete one.
 *
 * @param {string} root
 * @param {string} stamp the result of `sourceStamp` before the build began
 */
export function writeStamp(root, stamp) {
  writeFileSync(path.join(root, stampFile), stamp);
}
