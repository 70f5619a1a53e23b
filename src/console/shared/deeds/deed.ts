/** Building blocks for the deeds behind buttons: a component dispatches a thunk made with these two functions. */
import { selectText } from '@/console/shared/text/useText';
import type { AppThunk } from '@/console/store/types';
import type { Texts } from '@/console/text/texts';

/** What a person does by a button. It resolves when everything is done, and reports its own result. */
export type Deed = AppThunk<Promise<void>>;

/** The notices that are plain strings. */
type Sentence = {
  [K in keyof Texts['notices']]: Texts['notices'][K] extends string ? K : never;
}[keyof Texts['notices']];

/**
 * Runs a deed once per press: a double click, or another press while the first still runs, does nothing
 * (behaviour: one-press). A deed that throws is logged.
 *
 * @param key the deed and its target; deeds on other targets may run in parallel.
 */
export const oncePressed =
  (key: string, deed: Deed): Deed =>
  async (dispatch, _getState, { logger, presses }) => {
    try {
      await presses.once(key, () => dispatch(deed));
    } catch (fault) {
      // Log only the name: the message may quote what somebody wrote.
      logger.warn('deed', fault instanceof Error ? fault.name : 'unknown');
    }
  };

/**
 * A deed whose code is downloaded when it is first needed, to keep the first load small.
 *
 * @param load loads the deed; after a failure the next press calls it again.
 * @param failed the notice when the download fails: the same text as for a failed call.
 */
export const downloaded =
  (load: () => Promise<Deed>, failed: Sentence): Deed =>
  async (dispatch, getState, { notifier }) => {
    const deed = await load().catch(() => null);
    if (deed !== null) return dispatch(deed);
    const text = selectText(getState()).notices[failed];
    notifier.notify({ variant: 'error', text, key: failed });
  };
