import { randomBytes } from 'node:crypto';
import { copyFile, link, mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const PREFIX = 'snapshot-';
/** Nobody packs a snapshot for as long: who asked for it has gone. */
const FORGOTTEN_MS = 24 * 60 * 60_000;

/**
 * Copies what a data folder holds, as it is at one moment, into a folder of its own inside it: the database's files
 * and the pictures. The key that signs tokens is left out: who gets hold of a backup shall not be able to sign in.
 *
 * @param copyDatabase copies the database's folder while nothing writes to it.
 * @returns the snapshot's name; whoever asked for it removes it.
 */
export async function makeSnapshot(
  dataDir: string,
  copyDatabase: (to: string) => Promise<void>,
): Promise<string> {
  const name = PREFIX + randomBytes(8).toString('hex');
  const snapshot = path.join(dataDir, name);
  await mkdir(path.join(snapshot, 'media'), { recursive: true, mode: 0o700 });
  const { mtimeMs: now } = await stat(snapshot);
  await removeSnapshots(dataDir, now - FORGOTTEN_MS);
  // Before and after: a picture that a row of the copy names was there before the copy began, or came while it was
  // made; one that was replaced in between is only there before.
  await keepPictures(dataDir, snapshot);
  await copyDatabase(path.join(snapshot, 'pg'));
  await keepPictures(dataDir, snapshot);
  return name;
}

/**
 * Those that somebody asked for and did not take away.
 *
 * @param before epoch ms, as the file system counts them; of those made later, somebody may be packing one still.
 */
export async function removeSnapshots(dataDir: string, before = Infinity): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(PREFIX)) continue;
    const snapshot = path.join(dataDir, name);
    const found = await stat(snapshot).catch(() => null);
    if (found !== null && found.mtimeMs < before) {
      await rm(snapshot, { recursive: true, force: true });
    }
  }
}

/** A picture never changes once it is there: a second name for it is as good as a copy, and costs nothing. */
async function keepPictures(dataDir: string, snapshot: string): Promise<void> {
  const media = path.join(dataDir, 'media');
  for (const name of await filesIn(media)) {
    if (name.endsWith('.part')) continue;
    const [from, to] = [path.join(media, name), path.join(snapshot, 'media', name)];
    await link(from, to).catch(async (error: unknown) => {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EEXIST' || code === 'ENOENT') return;
      // A file system without links.
      await copyFile(from, to);
    });
  }
}

async function filesIn(dir: string): Promise<string[]> {
  try {
    return await readdir(dir);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
