export type PhotoFault = 'photo.notImage' | 'photo.tooLarge';

/** The reasons why the server refuses a picture: it is not an image, has too many bytes, or too many pixels. */
export type PhotoRefusal = 'notImage' | 'tooLarge' | 'tooManyPixels';

/** 5 MB (wire: upload-limits). */
export const PHOTO_MAX_BYTES = 5_242_880;

/**
 * The types that the server accepts as photos. SVG is missing because it is a document that can load and draw other
 * things.
 */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

/**
 * The first fault of a chosen picture: it must be an image of `PHOTO_TYPES`, and have `maxBytes` at most (behaviour:
 * photo-limits). The server checks the bytes themselves.
 * @param maxBytes null when the form has no limit, as at registration (behaviour: register-photo).
 */
export function photoFault(
  file: { type: string; size: number },
  maxBytes: number | null = PHOTO_MAX_BYTES,
): PhotoFault | null {
  if (!PHOTO_TYPES.includes(file.type.toLowerCase())) return 'photo.notImage';
  return maxBytes !== null && file.size > maxBytes ? 'photo.tooLarge' : null;
}
