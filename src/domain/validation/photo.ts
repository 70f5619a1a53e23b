export type PhotoFault = 'photo.notImage' | 'photo.tooLarge';

/** Why the bytes of a picture are refused: none at all, more of them, or more pixels than are taken. */
export type PhotoRefusal = 'notImage' | 'tooLarge' | 'tooManyPixels';

/** 5 MB (spec 9, Limits). */
export const PHOTO_MAX_BYTES = 5_242_880;

/** What the server makes photos of. An SVG is a document: it may load and draw what is no picture. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

/**
 * The first fault of a chosen picture: an image of `PHOTO_TYPES`, and at most `maxBytes` (spec 5, Admin edit). The
 * server looks at the bytes themselves.
 * @param maxBytes null where the spec shows no limit: the registration form.
 */
export function photoFault(
  file: { type: string; size: number },
  maxBytes: number | null = PHOTO_MAX_BYTES,
): PhotoFault | null {
  if (!PHOTO_TYPES.includes(file.type.toLowerCase())) return 'photo.notImage';
  return maxBytes !== null && file.size > maxBytes ? 'photo.tooLarge' : null;
}
