import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';

/**
 * A key of the server's own that is made once and kept in the data folder, readable only by the folder's owner
 * (wire: signing-key, secrets-key). Only the process that owns the folder calls this.
 *
 * @param name of the file.
 * @param make returns the new key's text, when there is none yet.
 */
export async function readOrMakeKey(
  dataDir: string,
  name: string,
  make: () => string,
): Promise<string> {
  const stored = await readKey(dataDir, name);
  if (stored !== null) return stored;
  const key = make();
  await writeKey(dataDir, name, key);
  return key;
}

/** @returns the file's text; null when there is none. An empty file counts as none. */
export async function readKey(dataDir: string, name: string): Promise<string | null> {
  try {
    return (await readFile(path.join(dataDir, name), 'utf8')).trim() || null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Writes the file wholly or not at all, even when the process is killed or the power fails meanwhile: what was sealed
 * with a lost key stays sealed.
 */
export async function writeKey(dataDir: string, name: string, text: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unfinished = path.join(dataDir, `${name}.${randomBytes(6).toString('hex')}.part`);
  const file = await open(unfinished, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path.join(dataDir, name));
}
