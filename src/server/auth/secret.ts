import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const FILE = 'jwt-secret';

/**
 * The key that signs tokens, made once and kept in the data folder for its owner's eyes only (wire: signing-key),
 * so that a restart signs nobody out. Called by the one process that owns the folder.
 */
export async function readOrMakeSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, FILE);
  const stored = await readIfThere(file);
  if (stored !== undefined) return stored;
  const secret = randomBytes(48).toString('base64url');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(file, secret, { mode: 0o600 });
  return secret;
}

/** An empty file, left by a process that died while writing it, counts as none. */
async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim() || undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
