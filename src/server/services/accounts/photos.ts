import { isDatabaseAway } from '@/server/db/sqlState';
import { HttpError } from '@/server/errors/httpError';
import type { Parts } from '@/server/parts';
import type { PhotoRefusal } from '@/domain/validation/photo';
import { PhotoError, type PhotoSender } from '@/server/ports/photo';
import { photoText } from '@/server/text/accounts';

export type PhotosService = ReturnType<typeof createPhotosService>;

/** Too many pixels also answer 413: once decoded, they take too much memory. */
const STATUS: Readonly<Record<PhotoRefusal, number>> = {
  notImage: 415,
  tooLarge: 413,
  tooManyPixels: 413,
};

/** A photo that may have come with a form. */
interface SentPhoto {
  /** The uploaded bytes; null when none was sent. */
  foto: Uint8Array | null;
  sender: PhotoSender;
}

/** The result of the work that `storing` runs with the photo's path. */
interface Stored<T> {
  result: T;
  /** Path of the photo that the new one replaces; null when it replaces none. */
  replaced: string | null;
}

/** Users' photos. Each is a file and a column of a row, and a file system and a database cannot change in one step. */
export function createPhotosService({ images, logger }: Pick<Parts, 'images' | 'logger'>) {
  /** A failure is only logged: a leftover file is no reason to refuse work that is already done. */
  async function discard(fotoPath: string): Promise<void> {
    try {
      await images.remove(fotoPath);
    } catch (error) {
      logger.error({ err: error }, 'a photo that nobody has any more could not be removed');
    }
  }

  /**
   * Stores a photo's file before `work` stores its path, and removes the file again when `work` surely failed. The file of a
   * replaced photo is removed after the commit, never before: until then a client may still be shown it.
   *
   * @param sent with no bytes, `work` gets no path.
   * @throws HttpError 415 when it is not a picture, 413 when it is too large; BusyError; whatever `work` rejects with.
   */
  async function storing<T>(
    { foto, sender }: SentPhoto,
    work: (fotoPath: string | null) => Promise<Stored<T>>,
  ): Promise<T> {
    const kept = foto === null ? null : await keep(foto, sender);
    const { result, replaced } = await work(kept).catch(async (error: unknown) => {
      // Without the database's word its path may have been stored.
      if (kept !== null && !isDatabaseAway(error)) await discard(kept);
      throw error;
    });
    if (replaced !== null) await discard(replaced);
    return result;
  }

  async function keep(foto: Uint8Array, sender: PhotoSender): Promise<string> {
    try {
      return (await images.savePhoto(foto, sender)).path;
    } catch (error) {
      if (!(error instanceof PhotoError)) throw error;
      throw new HttpError(STATUS[error.refusal], photoText[error.refusal]);
    }
  }

  return { storing };
}
