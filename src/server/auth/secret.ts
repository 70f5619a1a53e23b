import { randomBytes } from 'node:crypto';
import { readOrMakeKey } from './keyFile';

/** The key that signs tokens, which is made once so that a restart signs nobody out (wire: signing-key). */
export function readOrMakeSecret(dataDir: string): Promise<string> {
  return readOrMakeKey(dataDir, 'jwt-secret', () => randomBytes(48).toString('base64url'));
}
