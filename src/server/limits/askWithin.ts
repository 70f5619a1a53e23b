import type { Clock } from '@/server/base/clock';

/** The outcome of a call to an external system: an answer in time, or none. */
export type Asked<T> = { answered: true; answer: T } | { answered: false };

/**
 * Calls an external system, and waits no longer than `ms`. A rejection or a late answer counts as no answer: it is then
 * unknown what the system did.
 *
 * @param onTrouble gets the error of a rejection, also of a late one.
 */
export async function askWithin<T>(
  clock: Pick<Clock, 'setTimeout'>,
  ms: number,
  ask: () => Promise<T>,
  onTrouble: (error: unknown) => void,
): Promise<Asked<T>> {
  let takeBack: () => void = () => undefined;
  const timeIsUp = new Promise<Asked<T>>((resolve) => {
    takeBack = clock.setTimeout(() => resolve({ answered: false }), ms);
  });
  const asked = (async (): Promise<Asked<T>> => {
    try {
      return { answered: true, answer: await ask() };
    } catch (error) {
      onTrouble(error);
      return { answered: false };
    }
  })();
  try {
    return await Promise.race([asked, timeIsUp]);
  } finally {
    takeBack();
  }
}
