import type { Clock } from '@/server/base/clock';

/** What an outside party that was asked made of it, when the time was up. */
export type Asked<T> = { answered: true; answer: T } | { answered: false };

/**
 * Asks an outside party, and waits no longer than `ms`. A rejection is no answer, and neither is a late one: nobody
 * knows then what was done over there.
 *
 * @param onTrouble hears what it was rejected with, also when that comes late.
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
