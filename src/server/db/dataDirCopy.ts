import { randomBytes } from 'node:crypto';
import { copyFile, link, mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** How a copy's name begins. Servers of earlier versions use it too: they may give us copies, or have left some behind. */
const PREFIX = 'snapshot-';
/** The whole name of a copy, as `copyDataDir` gives it. */
export const COPY_NAME = new RegExp(`^${PREFIX}[0-9a-f]{16}$`);

/** Packing never takes this long: a copy this old was abandoned by the process that asked for it. */
const FORGOTTEN_MS = 24 * 60 * 60_000;

/**
 * Copies what a data folder holds, in one consistent state, into a subfolder: the database's files and the pictures.
 * The key that signs tokens is left out: a person who gets a backup must not be able to sign in.
 *
 * @param copyDatabase copies the database's folder while nothing writes to it.
 * @returns the copy's name; the caller that asked for it removes it.
 */
export async function copyDataDir(
  dataDir: string,
  copyDatabase: (to: string) => Promise<void>,
): Promise<string> {
  const name = PREFIX + randomBytes(8).toString('hex');
  const copy = path.join(dataDir, name);
  await mkdir(path.join(copy, 'media'), { recursive: true, mode: 0o700 });
  const { mtimeMs: now } = await stat(copy);
  await removeDataDirCopies(dataDir, now - FORGOTTEN_MS);
  // Pictures are kept both before and after the database is copied. A picture that a row of the copy names either existed
  // before, or was added meanwhile; one that was replaced meanwhile only exists before.
  await keepPictures(dataDir, copy);
  await copyDatabase(path.join(copy, 'pg'));
  await keepPictures(dataDir, copy);
  return name;
}

/**
 * Removes copies that were asked for and never removed.
 *
 * @param before epoch ms, in the file system's time. Later copies stay, because they may still be in use.
 */
export async function removeDataDirCopies(dataDir: string, before = Infinity): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(PREFIX)) continue;
    const copy = path.join(dataDir, name);
    const found = await stat(copy).catch(() => null);
    if (found !== null && found.mtimeMs < before) {
      await rm(copy, { recursive: true, force: true });
    }
  }
}

/** Hard-links the pictures: a picture never changes, so a link is as good as a copy and costs nothing. */
async function keepPictures(dataDir: string, copy: string): Promise<void> {
  const media = path.join(dataDir, 'media');
  for (const name of await filesIn(media)) {
    if (name.endsWith('.part')) continue;
    const [from, to] = [path.join(media, name), path.join(copy, 'media', name)];
    await link(from, to).catch(async (error: unknown) => {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EEXIST' || code === 'ENOENT') return;
      // The file system has no hard links.
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
