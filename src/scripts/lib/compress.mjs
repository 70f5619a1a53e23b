// @ts-check
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** What shrinks; pictures and sounds are small already. Source maps are for tools, not for people's lines. */
const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest)$/;

/**
 * The best that brotli can do: what is built once may take its time.
 *
 * @param {Buffer} content
 */
export function brotli(content) {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
}

/**
 * Leaves a `.br` beside every file below `folder` that shrinks: the backend, and many static hosts, serve
 * it to browsers that take it.
 *
 * @param {string} folder
 */
export function compressFolder(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    writeFileSync(`${file}.br`, brotli(readFileSync(file)));
  }
}
