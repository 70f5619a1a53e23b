import { wait } from '@/console/ports/wait';
import type { AppListenerApi } from '@/console/store/listening';
import { selectEntryWords } from '@/console/shared/text/useText';
import type { Catalogue } from '@/console/text/catalogues';

/** A second press within this time, in ms, is the other half of a double click. */
const DOUBLE_CLICK_MS = 500;

/** What a press does. */
export type Deed<P> = (payload: P, api: AppListenerApi) => Promise<void>;

/** The notices that are a sentence by themselves. */
type Sentence = {
  [K in keyof Catalogue['notices']]: Catalogue['notices'][K] extends string ? K : never;
}[keyof Catalogue['notices']];

/**
 * Runs once a press: a double click, or another press while the first still runs, is no second wish.
 * @param keyOf what may run beside another of its kind: another chat, another order.
 */
export function onePress<P>(keyOf: (payload: P) => string, deed: Deed<P>) {
  const running = new Set<string>();
  return async ({ payload }: { payload: P }, api: AppListenerApi): Promise<void> => {
    const key = keyOf(payload);
    if (running.has(key)) return;
    running.add(key);
    try {
      await Promise.all([deed(payload, api), wait(api.extra.clock, DOUBLE_CLICK_MS)]);
    } finally {
      running.delete(key);
    }
  };
}

/**
 * A deed whose code is downloaded when it is first wanted, so that nobody waits for it before.
 * @param failed what is said when it cannot be downloaded: the very text of a call that failed.
 */
export function downloaded<P>(load: () => Promise<Deed<P>>, failed: Sentence): Deed<P> {
  return async (payload, api) => {
    const deed = await load().catch(() => null);
    if (deed !== null) return deed(payload, api);
    const text = selectEntryWords(api.getState()).notices[failed];
    api.extra.notifier.notify({ variant: 'error', text, key: failed });
  };
}
