import { createHash, randomBytes } from 'node:crypto';

/** Crockford's alphabet: nobody mixes up its characters, and a code is typed from paper. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 16;
const GROUP = 4;

/** How many recovery codes a person has at once. */
export const RECOVERY_CODES = 10;

/** New codes, such as 'k3v9-0r2m-7xqa-h5tz': 80 random bits each, so that their hashes need no salt or cost. */
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newCode);

function newCode(): string {
  // 256 is a multiple of 32: every character is as likely as any other.
  const text = Array.from(randomBytes(LENGTH), (byte) => ALPHABET.charAt(byte % 32)).join('');
  return (text.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-');
}

/**
 * What is stored of a code. Case, spaces and hyphens do not count, and letters that look like a digit are that digit.
 *
 * @param userId a hash is this person's alone.
 */
export const recoveryHash = (userId: string, code: string): string =>
  createHash('sha256')
    .update(`${userId}\n${plain(code)}`)
    .digest('base64url');

const plain = (code: string): string =>
  code.toLowerCase().replace(/[\s-]/g, '').replace(/o/g, '0').replace(/[il]/g, '1');
