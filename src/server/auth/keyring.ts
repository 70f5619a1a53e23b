import { randomBytes } from 'node:crypto';
import { readKey, readOrMakeKey, writeKey } from './keyFile';
import { KEY_BYTES, keyId } from '@/server/base/sealing';

const FILE = 'secrets-key';

/** Thrown when stored secrets were sealed with a key that is not given. A sentence for whoever starts the server. */
export class MissingSecretsKeyError extends Error {
  override readonly name = 'MissingSecretsKeyError';

  constructor() {
    super(
      'The key of stored secrets is missing: set SECRETS_KEY to it, or put the file secrets-key back into DATA_DIR.',
    );
  }
}

interface KeySource {
  dataDir: string;
  /** The keys of the settings; none: those of the file in the data folder. */
  secretsKeys: readonly string[];
}

/**
 * The keys that seal secrets, the first for sealing and all for opening (wire: secrets-key).
 *
 * @param inUse the ids of the keys with which something is stored. Where one is missing no key is made, so that the
 * right file can still be put into its place.
 * @throws MissingSecretsKeyError
 */
export async function readKeys(
  { dataDir, secretsKeys }: KeySource,
  inUse: readonly string[],
): Promise<Buffer[]> {
  const read = secretsKeys.length > 0 ? secretsKeys : await readFileKeys(dataDir, inUse);
  const keys = read.map((key) => Buffer.from(key, 'base64url'));
  const ids = new Set(keys.map(keyId));
  if (!inUse.every((id) => ids.has(id))) throw new MissingSecretsKeyError();
  return keys;
}

async function readFileKeys(dataDir: string, inUse: readonly string[]): Promise<string[]> {
  const text =
    inUse.length > 0 ? await readKey(dataDir, FILE) : await readOrMakeKey(dataDir, FILE, newKey);
  if (text === null) throw new MissingSecretsKeyError();
  const keys = text.split(',');
  if (keys.every((key) => Buffer.from(key, 'base64url').length === KEY_BYTES)) return keys;
  throw new MissingSecretsKeyError();
}

/** Stores these keys in the data folder, in place of those that are there. */
export async function writeKeys(dataDir: string, keys: readonly Buffer[]): Promise<void> {
  await writeKey(dataDir, FILE, keys.map((key) => key.toString('base64url')).join(','));
}

export const newKey = (): string => randomBytes(KEY_BYTES).toString('base64url');
