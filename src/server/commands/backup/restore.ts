import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { extract, list, type ReadEntry } from 'tar';
import * as v from 'valibot';
import { CommandError } from '@/server/commands/command';
import { openDatabase } from '@/server/db/openDatabase';
import {
  FORMAT,
  hashFiles,
  MANIFEST,
  manifestSchema,
  newestSchema,
  type Manifest,
} from './manifest';

export interface RestoreRequest {
  file: string;
  /** The folder to create; it must be empty or missing. */
  dataDir: string;
  /** The folder that holds `migrations/` and `pgliteWorker.mjs`. */
  assetsDir: string;
}

/** The only paths that an archive may write to. */
const PLACE = /^(manifest\.json|(pg|media)(\/[\w.-]+)*\/?)$/;

/**
 * Creates a data folder from a backup. All of it happens in a temporary folder beside the target. It is moved there
 * once every file was compared with the manifest and the database was opened and migrated to this version: until then
 * the target does not change.
 *
 * @returns the archive's manifest.
 * @throws CommandError when the folder is not empty, or the file is not a backup, is damaged, or is of a newer version.
 */
export async function restore({ file, dataDir, assetsDir }: RestoreRequest): Promise<Manifest> {
  await requireEmpty(dataDir);
  const staging = `${path.resolve(dataDir)}.restoring-${randomBytes(6).toString('hex')}`;
  await mkdir(staging, { recursive: true, mode: 0o700 });
  try {
    await unpack(file, staging);
    const manifest = await readManifest(staging);
    if (manifest.format > FORMAT || manifest.schema > (await newestSchema(assetsDir))) {
      throw new CommandError(`${file} was made by a newer version of Balcão.`);
    }
    const isWhole = isSame(await hashFiles(staging).catch(() => ({})), manifest.files);
    if (!isWhole) throw damaged(file);
    await tryDatabase(staging, assetsDir);
    await rm(path.join(staging, MANIFEST));
    await takePlace(staging, dataDir);
    return manifest;
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    throw error;
  }
}

const damaged = (file: string) => new CommandError(`${file} is no backup, or is damaged.`);

async function requireEmpty(dataDir: string): Promise<void> {
  const names = await readdir(dataDir).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw new CommandError(`${dataDir} is no folder.`);
  });
  if (names.length > 0) {
    throw new CommandError(
      `${dataDir} is not empty. A backup is restored into a folder of its own.`,
    );
  }
}

/** Reads the archive twice: nothing is written before the path and type of every entry were checked. */
async function unpack(file: string, staging: string): Promise<void> {
  const strange: string[] = [];
  const look = ({ path: place, type }: ReadEntry) => {
    const isPlain = type === 'File' || type === 'Directory' || type === 'OldFile';
    if (!isPlain || !PLACE.test(place) || place.split('/').includes('..')) strange.push(place);
  };
  try {
    await list({ file, strict: true, onReadEntry: look });
    if (strange.length > 0) throw damaged(file);
    await extract({ file, cwd: staging, strict: true, dmode: 0o700, fmode: 0o600 });
  } catch (error) {
    if (error instanceof CommandError) throw error;
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      throw new CommandError(`There is no file ${file}.`);
    }
    throw damaged(file);
  }
}

async function readManifest(staging: string): Promise<Manifest> {
  const refused = new CommandError('The archive says nothing of what it is.');
  const text = await readFile(path.join(staging, MANIFEST), 'utf8').catch(() => null);
  if (text === null) throw refused;
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    throw refused;
  }
  const manifest = v.safeParse(manifestSchema, said);
  if (!manifest.success) throw refused;
  return manifest.output;
}

function isSame(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>) {
  const names = Object.keys(one);
  return (
    names.length > 0 &&
    names.length === Object.keys(other).length &&
    names.every((name) => one[name] === other[name])
  );
}

/** Opens the database as the server will. */
async function tryDatabase(staging: string, assetsDir: string): Promise<void> {
  const fail = (error: Error) => {
    throw error;
  };
  const database = await openDatabase({
    ...{ dataDir: staging, assetsDir },
    onConnectionError: fail,
    onLost: fail,
  });
  await database.close();
}

async function takePlace(staging: string, dataDir: string): Promise<void> {
  await rmdir(dataDir).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      throw new CommandError(`${dataDir} is not empty any more.`);
  });
  await rename(staging, dataDir);
}
