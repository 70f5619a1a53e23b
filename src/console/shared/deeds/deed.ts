/** How a press becomes a deed: a component dispatches a thunk that was made of these two. */
import { selectEntryWords } from '@/console/shared/text/useText';
import type { AppThunk } from '@/console/store/types';
import type { Texts } from '@/console/text/texts';

/** Something that a person does. It ends when all of it is done, and says by itself how it went. */
export type Deed = AppThunk<Promise<void>>;

/** The notices that are a sentence by themselves. */
type Sentence = {
  [K in keyof Texts['notices']]: Texts['notices'][K] extends string ? K : never;
}[keyof Texts['notices']];

/**
 * One press, one deed: a double click, or another press while the first still runs, does nothing (behaviour:
 * one-press). A deed that breaks down is logged.
 * @param key the deed and what it is done to: what is done to another may run beside it.
 */
export const oncePressed =
  (key: string, deed: Deed): Deed =>
  async (dispatch, _getState, { logger, presses }) => {
    try {
      await presses.once(key, () => dispatch(deed));
    } catch (fault) {
      // Its message may quote what somebody wrote: the name is enough to find it by.
      logger.warn('deed', fault instanceof Error ? fault.name : 'unknown');
    }
  };

/**
 * A deed whose code is downloaded when it is first wanted, so that nobody waits for it before.
 * @param load brings the deed; it is asked again at the next press when that failed.
 * @param failed what is said when it cannot be downloaded: the very text of a call that failed.
 */
export const downloaded =
  (load: () => Promise<Deed>, failed: Sentence): Deed =>
  async (dispatch, getState, { notifier }) => {
    const deed = await load().catch(() => null);
    if (deed !== null) return dispatch(deed);
    const text = selectEntryWords(getState()).notices[failed];
    notifier.notify({ variant: 'error', text, key: failed });
  };
