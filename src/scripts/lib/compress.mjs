// @ts-check
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/**
 * The files worth compressing; pictures and sounds are compressed already. Source maps are for tools, not for visitors.
 */
const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest)$/;

/**
 * Compresses at brotli's best quality: a build happens once, so it may take time.
 *
 * @param {Buffer} content
 */
export function brotli(content) {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
}

/**
 * Writes a `.br` and a `.gz` beside every compressible file below `folder`: the backend, and many static hosts, serve
 * them to browsers that accept them. Some programs and proxies between know gzip alone.
 *
 * @param {string} folder
 */
export function compressFolder(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotli(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
  }
}
