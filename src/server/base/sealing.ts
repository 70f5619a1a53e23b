import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/**
 * A secret as it is stored: encrypted and authenticated with AES-256-GCM (wire: sealed-at-rest). Only `seal` makes one,
 * so a column of this type takes no plain text.
 */
export type Sealed = string & { readonly sealed: unique symbol };

/** Where a sealed text is stored. It opens there and nowhere else. */
interface SealedPlace {
  table: string;
  column: string;
  rowId: string;
}

/** Thrown for a text that does not open: it was changed or moved, or its key is missing. It quotes nothing of it. */
export class SealingError extends Error {
  override readonly name = 'SealingError';
}

export interface Sealing {
  /** Encrypts `text` with the first key, for this place alone. */
  seal(place: SealedPlace, text: string): Sealed;
  /** @throws SealingError when it was sealed for another place, was changed, or its key is not among ours. */
  open(place: SealedPlace, sealed: string): string;
  /** Whether `sealed` was made with the first key. Another one is what a rotation replaces. */
  isCurrent(sealed: string): boolean;
}

export const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const VERSION = 'v1';
const ID_LENGTH = 12;

/**
 * What a sealed text looks like: its version, the key's id, the nonce, and what was encrypted with its tag. It is a
 * pattern of Postgres as well (schema/couponAccounts.ts).
 */
export const SEALED_PATTERN = `^v1\\.[A-Za-z0-9_-]{${ID_LENGTH}}\\.[A-Za-z0-9_-]{16}\\.[A-Za-z0-9_-]{22,}$`;

/** A key's public name, by which a sealed text says what it was sealed with. It tells nothing of the key. */
export const keyId = (key: Buffer): string =>
  createHash('sha256')
    .update('balcao secrets key\0')
    .update(key)
    .digest('base64url')
    .slice(0, ID_LENGTH);

/** The id of the key that a text was sealed with. */
export const keyIdOf = (sealed: string): string => sealed.split('.')[1] ?? '';

/** @param keys 32 bytes each, one at least: the first seals, all open. */
export function createSealing(keys: readonly Buffer[]): Sealing {
  const [current] = keys;
  if (!current) throw new Error('Nothing can be sealed without a key');
  const byId = new Map(keys.map((key) => [keyId(key), key]));
  const currentId = keyId(current);

  return {
    seal: (place, text) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', current, nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(boundTo(place, currentId));
      const body = Buffer.concat([
        cipher.update(text, 'utf8'),
        cipher.final(),
        cipher.getAuthTag(),
      ]);
      return [VERSION, currentId, nonce.toString('base64url'), body.toString('base64url')].join(
        '.',
      ) as Sealed;
    },
    open: (place, sealed) => {
      const [version, id = '', nonce = '', body = '', ...rest] = sealed.split('.');
      const key = byId.get(id);
      if (version !== VERSION || rest.length > 0) throw new SealingError('This is no sealed text');
      if (!key) throw new SealingError('The key of a sealed text is missing');
      const bytes = Buffer.from(body, 'base64url');
      if (bytes.length < TAG_BYTES) throw new SealingError('This is no sealed text');
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'), {
          authTagLength: TAG_BYTES,
        });
        decipher.setAAD(boundTo(place, id));
        decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
        return (
          decipher.update(bytes.subarray(0, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
        );
      } catch {
        // The cause says nothing more: with a wrong place or changed bytes the tag does not match.
        throw new SealingError('A sealed text was changed, or belongs elsewhere');
      }
    },
    isCurrent: (sealed) => keyIdOf(sealed) === currentId,
  };
}

/** The data that is authenticated beside the text, so that a value copied to another row does not open there. */
const boundTo = ({ table, column, rowId }: SealedPlace, id: string): Buffer =>
  Buffer.from(JSON.stringify([VERSION, id, table, column, rowId]));
