/**
 * The keys of recordings. The browser keeps them, and no export holds one: not even the page can read its bytes. But who
 * has this browser, or a script of our origin, can use one while it is there, and so undo the mask of that recording.
 */

const HMAC: HmacKeyGenParams = { name: 'HMAC', hash: 'SHA-256' };

/** @returns a new key that cannot be exported. */
export const newKey = (): Promise<CryptoKey> => crypto.subtle.generateKey(HMAC, false, ['sign']);

const signed = async (key: CryptoKey, text: string) =>
  new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text)));

/** @returns the 16 bytes by which a recording is masked, from its key */
export const maskingBytes = async (key: CryptoKey): Promise<Uint8Array> =>
  (await signed(key, 'masking')).slice(0, 16);

/** @returns the same text for the same id, from which nobody learns the id without the key */
export async function digestOf(key: CryptoKey, id: string): Promise<string> {
  return Array.from(await signed(key, `id ${id}`), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
