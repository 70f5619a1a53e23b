/** A recorder beside which the live states are kept, so that a test can compare each of them. */
import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import { partOpened } from '@/console/recording/marks';
import { createRecorder, type Entry, type Recorder } from '@/console/recording/recorder';
import type { EpochMs } from '@/contract/wire';

/** One step of a live console: what was reduced, and the state after it. */
export interface LiveStep extends Entry {
  state: unknown;
}

/** Keeps everything: no test's session is longer. */
const ENDLESS = { ageMs: Infinity, entries: Infinity, bytes: Infinity };

/** @returns a recorder without limits, and the list to which its store adds each step as it is reduced */
export function liveRecorder(now: () => EpochMs): { recorder: Recorder; steps: LiveStep[] } {
  const recorder = createRecorder(now, ENDLESS);
  const steps: LiveStep[] = [];
  const catching: StoreEnhancer = (createStore) => (reducer, preloaded) => {
    const caught =
      <S, A>(inner: (state: S | undefined, action: A) => S) =>
      (state: S | undefined, action: A): S => {
        const after = inner(state, action);
        const { type } = action as UnknownAction;
        const isReplace = type.startsWith('@@redux/REPLACE');
        if (isReplace || !type.startsWith('@@redux/')) {
          const recorded = isReplace ? partOpened({ part: 'desk' }) : (action as UnknownAction);
          steps.push({ at: now(), action: recorded, state: after });
        }
        return after;
      };
    const store = createStore(caught(reducer as never), preloaded as never);
    return { ...store, replaceReducer: (next) => store.replaceReducer(caught(next as never)) };
  };
  const enhancer: StoreEnhancer = (createStore) => recorder.enhancer(catching(createStore));
  return { recorder: { ...recorder, enhancer }, steps };
}
