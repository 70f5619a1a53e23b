import { HttpError } from '@/server/errors/httpError';
import type { Parts } from '@/server/parts';
import type { PhotoRefusal } from '@/domain/validation/photo';
import { PhotoError } from '@/server/ports/photo';
import { photoText } from '@/server/text/accounts';

export type PhotosService = ReturnType<typeof createPhotosService>;

/** Too many pixels take too much room as well, once they are decoded. */
const STATUS: Readonly<Record<PhotoRefusal, number>> = {
  notImage: 415,
  tooLarge: 413,
  tooManyPixels: 413,
};

/** What `storing` was given to do with the photo's path. */
interface Stored<T> {
  result: T;
  /** The photo that the new one takes the place of; null when it takes none's. */
  replaced: string | null;
}

/** People's photos: a file and a column of a row, which a file system and a database cannot change in one step. */
export function createPhotosService({ images, logger }: Pick<Parts, 'images' | 'logger'>) {
  /** One file too many is no reason to refuse what has been done. */
  async function discard(fotoPath: string): Promise<void> {
    try {
      await images.remove(fotoPath);
    } catch (error) {
      logger.error({ err: error }, 'a photo that nobody has any more could not be removed');
    }
  }

  /**
   * Keeps a photo's file before `work` stores its path, and removes it again when `work` fails. The file of a photo
   * that was replaced goes after the commit, never before: until then somebody may be shown it.
   *
   * @param foto the bytes that came in; null: `work` gets no path.
   * @throws HttpError 415 for what is no picture, 413 for too large a one; BusyError; whatever `work` rejects with.
   */
  async function storing<T>(
    foto: Uint8Array | null,
    work: (fotoPath: string | null) => Promise<Stored<T>>,
  ): Promise<T> {
    const kept = foto === null ? null : await keep(foto);
    const { result, replaced } = await work(kept).catch(async (error: unknown) => {
      if (kept !== null) await discard(kept);
      throw error;
    });
    if (replaced !== null) await discard(replaced);
    return result;
  }

  async function keep(foto: Uint8Array): Promise<string> {
    try {
      return (await images.savePhoto(foto)).path;
    } catch (error) {
      if (!(error instanceof PhotoError)) throw error;
      throw new HttpError(STATUS[error.refusal], photoText[error.refusal]);
    }
  }

  return { storing };
}
