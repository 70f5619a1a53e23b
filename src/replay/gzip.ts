/** How a file that was packed with gzip begins. */
const GZIP = [0x1f, 0x8b];

/** @returns whether a file is packed, whatever it is called */
export const isPacked = (bytes: Uint8Array): boolean =>
  GZIP.every((byte, at) => bytes[at] === byte);

/** Why a file that is packed cannot be read. */
export const DAMAGED = 'it is packed with gzip, and damaged or cut off';
