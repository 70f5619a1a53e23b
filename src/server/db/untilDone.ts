import type { Clock } from '@/server/base/clock';
import type { Availability } from './availability';
import { WriteRefusedError } from './serialWrites';
import { isDatabaseAway } from './sqlState';

/** The pause after a failure of a database that is there and busy, or that is not yet known to be away. */
export const TRY_AGAIN_MS = 2_000;

interface Needs {
  availability: Pick<Availability, 'isAvailable' | 'whenAvailable'>;
  clock: Pick<Clock, 'setTimeout'>;
}

/** Whether work failed because the database cannot do it now, and not because of what it is. */
export const isLeftByDatabase = (error: unknown): boolean =>
  error instanceof WriteRefusedError || isDatabaseAway(error);

/** Called, and awaited, before each pause; without an error where the database is known to be away. */
export type OnWaiting = (error?: unknown) => Promise<void>;

/**
 * Does what nobody would ask for again, as often as the database leaves it, until it is done. It may be done twice, since
 * a commit may have been in doubt.
 *
 * @throws what `work` throws for any other reason.
 */
export async function untilDone<T>(
  { availability, clock }: Needs,
  work: () => Promise<T>,
  onWaiting: OnWaiting = () => Promise.resolve(),
): Promise<T> {
  for (;;) {
    if (!availability.isAvailable()) await onWaiting();
    await availability.whenAvailable();
    try {
      return await work();
    } catch (error) {
      if (!isLeftByDatabase(error)) throw error;
      await onWaiting(error);
    }
    await new Promise<void>((resolve) => {
      clock.setTimeout(resolve, TRY_AGAIN_MS);
    });
  }
}
