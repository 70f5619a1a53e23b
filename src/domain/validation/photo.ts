export type PhotoFault = 'photo.notImage' | 'photo.tooLarge';

/** Why the bytes of a picture are refused: none at all, more of them, or more pixels than are taken. */
export type PhotoRefusal = 'notImage' | 'tooLarge' | 'tooManyPixels';

/** 5 MB (behaviour: photo-limits). */
export const PHOTO_MAX_BYTES = 5_242_880;

/** What the server makes photos of. An SVG is a document: it may load and draw what is no picture. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

/**
 * The first fault of a chosen picture: it must be an image of `PHOTO_TYPES`, and have `maxBytes` at most
 * (behaviour: photo-limits). The server looks at the bytes themselves.
 * @param maxBytes null where the form knows no limit, as at registration (behaviour: register-photo).
 */
export function photoFault(
  file: { type: string; size: number },
  maxBytes: number | null = PHOTO_MAX_BYTES,
): PhotoFault | null {
  if (!PHOTO_TYPES.includes(file.type.toLowerCase())) return 'photo.notImage';
  return maxBytes !== null && file.size > maxBytes ? 'photo.tooLarge' : null;
}
