import { cp, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { create } from 'tar';
import { CommandError } from '@/server/commands/command';
import { askForCopy } from '@/server/db/backupDoor';
import { copyDataDir } from '@/server/db/dataDirCopy';
import { DataDirInUseError, lockDataDir } from '@/server/db/dataDirLock';
import { FOLDERS, FORMAT, hashFiles, MANIFEST, newestSchema, type Manifest } from './manifest';

export interface BackupRequest {
  /** The folder to back up; it must contain an embedded database. */
  dataDir: string;
  /** The path of the archive. It is readable only by its owner, and an existing file is never overwritten. */
  file: string;
  /** The folder that holds `migrations/`. */
  assetsDir: string;
  /** Epoch ms. */
  now: number;
}

/**
 * Packs a data folder in one consistent state: the database and the pictures, without the key that signs tokens. A
 * server that runs on the folder goes on; its database waits while its files are copied.
 *
 * @returns the number of packed files.
 * @throws CommandError when the file exists, or a running server does not answer.
 */
export async function backUp({ dataDir, file, assetsDir, now }: BackupRequest): Promise<number> {
  const unfinished = `${file}.part`;
  await claim(file, unfinished);
  try {
    return await pack(await takeCopy(dataDir), { file, unfinished, assetsDir, now });
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** A copy's folder, and the function that releases it once it is packed. */
interface DataDirCopy {
  dir: string;
  release: () => Promise<void>;
}

async function pack(
  { dir, release }: DataDirCopy,
  { file, unfinished, assetsDir, now }: Omit<BackupRequest, 'dataDir'> & { unfinished: string },
): Promise<number> {
  try {
    const manifest: Manifest = {
      format: FORMAT,
      madeAt: new Date(now).toISOString(),
      schema: await newestSchema(assetsDir),
      files: await hashFiles(dir),
    };
    await writeFile(path.join(dir, MANIFEST), JSON.stringify(manifest));
    await create({ gzip: true, portable: true, cwd: dir, file: unfinished }, [
      MANIFEST,
      ...FOLDERS,
    ]);
    await rename(unfinished, file);
    return Object.keys(manifest.files).length;
  } finally {
    await rm(dir, { recursive: true, force: true });
    await release();
  }
}

/** Claims both names, so that no existing file is overwritten, and no unfinished archive has the requested name. */
async function claim(file: string, unfinished: string): Promise<void> {
  for (const each of [file, unfinished]) {
    try {
      await writeFile(each, '', { flag: 'wx', mode: 0o600 });
    } catch (error) {
      if (each === unfinished) await rm(file);
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EEXIST') throw new CommandError(`${each} is there already.`);
      if (code === 'ENOENT') throw new CommandError(`There is no folder for ${each}.`);
      throw error;
    }
  }
  await rm(file);
}

/**
 * Makes the copy. When the folder is free, this process makes it and keeps the lock until all is packed, because a
 * server that starts removes the copies it finds. Otherwise the server that owns the folder makes it.
 */
async function takeCopy(dataDir: string): Promise<DataDirCopy> {
  const lock = await lockDataDir(dataDir).catch((error: unknown) => {
    if (error instanceof DataDirInUseError) return null;
    throw error;
  });
  if (lock === null) {
    const name = await askForCopy(dataDir);
    if (name !== null) {
      return { dir: path.join(dataDir, name), release: () => Promise.resolve() };
    }
    throw new CommandError(
      `Another process uses ${dataDir} and gives no copy of it. Stop it, and try again.`,
    );
  }
  try {
    const name = await copyDataDir(dataDir, (to) =>
      cp(path.join(dataDir, 'pg'), to, { recursive: true }),
    );
    return { dir: path.join(dataDir, name), release: () => lock.release() };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
