import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';

/** A built page that the host serves; the same host, accounts and conversations for each. */
export interface Contender {
  /** `unrecorded`: the console as built here, but without its recorder. */
  name: 'floor' | 'before' | 'now' | 'unrecorded';
  folder: string;
}

const ROOT = path.resolve(__dirname, '../../..');

/**
 * The pages that are compared: the floor, the console as built here, and, where the environment's `BEFORE` names the
 * folder of an older build, that one.
 *
 * @returns them in the order in which each round measures them, and what removes the floor's folder
 */
export async function makeContenders(): Promise<{
  contenders: Contender[];
  remove: () => Promise<void>;
}> {
  const floor = await buildFloor();
  const before = process.env['BEFORE'];
  const contenders: Contender[] = [
    { name: 'floor', folder: floor },
    ...(before ? [{ name: 'before' as const, folder: path.resolve(before) }] : []),
    { name: 'now', folder: path.join(ROOT, 'dist/console') },
  ];
  return { contenders, remove: () => rm(floor, { recursive: true, force: true }) };
}

/** Bundles the floor's page as the console is bundled: minified, for the same browsers. */
async function buildFloor(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'balcao-bench-floor-'));
  await build({
    entryPoints: [path.join(__dirname, 'page.ts')],
    outfile: path.join(folder, 'floor.js'),
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    alias: { '@': path.join(ROOT, 'src') },
    logLevel: 'error',
  });
  await copyFile(path.join(__dirname, 'page.css'), path.join(folder, 'floor.css'));
  await copyFile(path.join(__dirname, 'page.html'), path.join(folder, 'index.html'));
  // The browser asks for a page's icon as often as its address changes.
  await copyFile(path.join(ROOT, 'public/icons/icon.svg'), path.join(folder, 'icon.svg'));
  return folder;
}
