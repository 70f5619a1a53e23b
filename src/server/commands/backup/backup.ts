import { cp, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { create } from 'tar';
import { CommandError } from '@/server/commands/command';
import { askForSnapshot } from '@/server/db/backupDoor';
import { DataDirInUseError, lockDataDir } from '@/server/db/dataDirLock';
import { makeSnapshot } from '@/server/db/snapshot';
import { FOLDERS, FORMAT, hashFiles, MANIFEST, newestSchema, type Manifest } from './manifest';

export interface BackupRequest {
  /** With an embedded database in it. */
  dataDir: string;
  /** Where the archive is to stand; made for its owner's eyes only, never overwritten. */
  file: string;
  /** Holds `migrations/`. */
  assetsDir: string;
  /** Epoch ms. */
  now: number;
}

/**
 * Packs a data folder as it is at one moment: the database and the pictures, without the key that signs tokens. A
 * server that runs on the folder goes on; its database waits while its files are copied.
 *
 * @returns how many files there are in it.
 * @throws CommandError when the file is there, or a running server does not answer.
 */
export async function backUp({ dataDir, file, assetsDir, now }: BackupRequest): Promise<number> {
  const unfinished = `${file}.part`;
  await claim(file, unfinished);
  try {
    return await pack(await takeSnapshot(dataDir), { file, unfinished, assetsDir, now });
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** A snapshot's folder, and what is to be done when it has been packed. */
interface Snapshot {
  dir: string;
  release: () => Promise<void>;
}

async function pack(
  { dir, release }: Snapshot,
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

/** Both names, so that nothing that is there is overwritten and nothing half done bears the name that was asked for. */
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
 * By this process when the folder is free, which stays its own until all is packed: a server that starts removes what
 * snapshots it finds. Otherwise by the server that owns it.
 */
async function takeSnapshot(dataDir: string): Promise<Snapshot> {
  const lock = await lockDataDir(dataDir).catch((error: unknown) => {
    if (error instanceof DataDirInUseError) return null;
    throw error;
  });
  if (lock === null) {
    const name = await askForSnapshot(dataDir);
    if (name !== null) {
      return { dir: path.join(dataDir, name), release: () => Promise.resolve() };
    }
    throw new CommandError(
      `Another process uses ${dataDir} and gives no snapshot of it. Stop it, and try again.`,
    );
  }
  try {
    const name = await makeSnapshot(dataDir, (to) =>
      cp(path.join(dataDir, 'pg'), to, { recursive: true }),
    );
    return { dir: path.join(dataDir, name), release: () => lock.release() };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
