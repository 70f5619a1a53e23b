import sharp, { type Metadata } from 'sharp';
import type { PhotoRefusal } from '@/domain/validation/photo';
import { createFairSlots, type Turn } from '@/server/limits/fairSlots';

/**
 * Width and height of a stored photo, in pixels: enough for the largest place it is shown at, on a high-density screen.
 */
export const PHOTO_SIDE = 512;
/** The most pixels that a photo may decode to: enough for a phone's camera, and too few for a decompression bomb. */
const PHOTO_MAX_PIXELS = 40_000_000;
const QUALITY = 82;
const DECODE_SECONDS = 10;

const KINDS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

export class PhotoError extends Error {
  override readonly name = 'PhotoError';

  constructor(
    readonly refusal: PhotoRefusal,
    options?: ErrorOptions,
  ) {
    super(`A photo was refused: ${refusal}`, options);
  }
}

// The library reads SVG, TIFF and more. It must not even open formats that nobody may upload.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((kind) => `VipsForeignLoad${kind}Buffer`),
});
// Nothing is decoded twice, so nothing is cached. One thread for each picture, so that two never take the whole
// machine.
sharp.cache(false);
sharp.concurrency(1);

/** Who sends a photo: a stranger is counted by address, a signed-in person by id. */
export interface PhotoSender extends Turn {
  kind: 'stranger' | 'signedIn';
}

/**
 * One pair of slots for the process: the largest photos take some 150 MB each while they are decoded. One sender never
 * has both, so that somebody who sends many delays another by one photo (wire: upload-bytes).
 */
const slots = createFairSlots({ atOnce: 2, ofOneKey: 1, waiting: 20 });

/**
 * Converts a photo for storage: decoded, turned upright, cropped to the square in its middle, shrunk, and encoded
 * again, so that nothing else from its file remains: no location, no camera model, no second file appended to the
 * picture. The format is detected from the bytes only; of an animation the first frame is used.
 *
 * @returns a WebP of `PHOTO_SIDE` by `PHOTO_SIDE`.
 * @throws PhotoError for a file that is not a complete JPEG, PNG, WebP, GIF or AVIF, or has more than
 * `PHOTO_MAX_PIXELS`; BusyError when too many photos of this kind of sender wait to be decoded.
 */
export function squarePhoto(bytes: Uint8Array, sender: PhotoSender): Promise<Buffer> {
  return slots.run(sender, async () => {
    await checkHeader(bytes);
    try {
      return await sharp(bytes, { limitInputPixels: PHOTO_MAX_PIXELS, failOn: 'error', pages: 1 })
        .autoOrient()
        .resize(PHOTO_SIDE, PHOTO_SIDE, { fit: 'cover', position: 'centre' })
        .webp({ quality: QUALITY })
        .timeout({ seconds: DECODE_SECONDS })
        .toBuffer();
    } catch (cause) {
      throw new PhotoError(isTimeout(cause) ? 'tooManyPixels' : 'notImage', { cause });
    }
  });
}

/** Reads no pixels: a photo is refused by its header before anything is decoded. */
async function checkHeader(bytes: Uint8Array): Promise<void> {
  const header = await readHeader(bytes);
  if (!KINDS.has(header.format)) throw new PhotoError('notImage');
  if (header.width * header.height > PHOTO_MAX_PIXELS) throw new PhotoError('tooManyPixels');
}

async function readHeader(bytes: Uint8Array): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw new PhotoError('notImage', { cause });
  }
}

/** The library's errors have no codes. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('timeout');
}
