import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PHOTO_MAX_BYTES } from '@/domain/validation/photo';
import type { Media } from './messaging';
import { PhotoError, squarePhoto, type PhotoSender } from './photo';

/** The path under which pictures are served (wire: get-media). */
const MEDIA_PREFIX = '/media/';

/** Stores pictures: a person's photo, a cart, a QR code (wire: embedded-parts). */
export interface ImagesPort {
  /**
   * Stores an uploaded photo under a new, unguessable name: upright, square, small, without anything else from its file
   * (./photo). Those of one sender are decoded one after another.
   *
   * @throws PhotoError for a file that is not a picture (SVG is never accepted) or is too large; BusyError.
   */
  savePhoto(bytes: Uint8Array, sender: PhotoSender): Promise<Media>;
  /** Stores an SVG that this program drew itself. */
  saveDrawing(svg: string): Promise<Media>;
  /** Deletes a picture by its stored path; does nothing when there is none. */
  remove(mediaPath: string): Promise<void>;
  /** A stored picture by the last part of its path; null when there is none. Any text may be given. */
  read(name: string): Promise<{ bytes: Buffer; mimetype: string } | null>;
}

const KINDS = [
  { extension: 'webp', mimetype: 'image/webp' },
  { extension: 'svg', mimetype: 'image/svg+xml' },
] as const;
type Kind = (typeof KINDS)[number];

/** 192 random bits in base64url and an extension: no other name reaches the file system. */
const NAME = /^[\w-]{32}\.(webp|svg)$/;

/**
 * Stores pictures in a folder. A file is complete or missing (written under another name, then renamed). A drawing
 * whose transaction rolled back stays behind, and nothing refers to its name.
 *
 * @param dir created when it is missing.
 */
export function createImageFolder(dir: string): ImagesPort {
  async function keep(bytes: Uint8Array, { extension, mimetype }: Kind): Promise<Media> {
    const name = `${randomBytes(24).toString('base64url')}.${extension}`;
    const target = path.join(dir, name);
    const unfinished = `${target}.part`;
    await mkdir(dir, { recursive: true, mode: 0o700 });
    try {
      await writeFile(unfinished, bytes, { flag: 'wx', mode: 0o600 });
      await rename(unfinished, target);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    return { path: MEDIA_PREFIX + name, mimetype };
  }

  return {
    savePhoto: async (bytes, sender) => {
      if (bytes.length > PHOTO_MAX_BYTES) throw new PhotoError('tooLarge');
      return keep(await squarePhoto(bytes, sender), kindOf('webp'));
    },
    saveDrawing: (svg) => keep(Buffer.from(svg), kindOf('svg')),
    remove: async (mediaPath) => {
      const name = mediaPath.startsWith(MEDIA_PREFIX) ? mediaPath.slice(MEDIA_PREFIX.length) : '';
      if (NAME.test(name)) await rm(path.join(dir, name), { force: true });
    },
    read: async (name) => {
      const extension = NAME.exec(name)?.[1];
      if (extension === undefined) return null;
      try {
        const bytes = await readFile(path.join(dir, name));
        return { bytes, mimetype: kindOf(extension).mimetype };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
  };
}

function kindOf(extension: string): Kind {
  const kind = KINDS.find((each) => each.extension === extension);
  if (!kind) throw new Error(`No kind of picture is called ${extension}`);
  return kind;
}
