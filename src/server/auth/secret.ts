import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const FILE = 'jwt-secret';

/**
 * The key that signs tokens. It is created once and stored in the data folder, readable only by the folder's owner
 * (wire: signing-key), so that a restart signs nobody out. Only the process that owns the folder calls this.
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

/** An empty file counts as missing: a process died while writing it. */
async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim() || undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
