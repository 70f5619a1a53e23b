import type { UnknownAction } from '@reduxjs/toolkit';
import { entryReducer, type EntryState } from '@/console/store/entry';
import { rootReducer } from '@/console/store/rootReducer';
import type { RootState } from '@/console/store/types';
import { partOpened } from './marks';
import './lateCalls';

/** The state of a console at any time of its recording: before the desk came, or after. */
export type RecordedState = EntryState | RootState;

const MIDDLEWARE = 'api/config/middlewareRegistered';

/** The slices came with the desk. Signing out empties them, and does not remove them. */
const hasDesk = (state: RecordedState | undefined): state is RootState =>
  state !== undefined && 'conversations' in state;

/**
 * RTK Query compares the id that its middleware tells with its own, which is another one on each page. In a console
 * there is only one of both.
 */
function withMiddleware(state: RootState): RootState {
  const config = { ...state.api.config, middlewareRegistered: true as const };
  return { ...state, api: { ...state.api, config } };
}

/** The reducer of a recording: the entry's until the desk came, which is an entry of the recording itself. */
export function replayReducer(
  state: RecordedState | undefined,
  action: UnknownAction,
): RecordedState {
  const isWhole = hasDesk(state) || partOpened.match(action);
  if (!isWhole) return entryReducer(state, action);
  const after = rootReducer(state, action);
  return action.type === MIDDLEWARE ? withMiddleware(after) : after;
}

/** What became of a recorded action. */
interface Outcome {
  state: RecordedState;
  /** What the reducer threw; null when it did not. */
  thrown: Error | null;
}

/**
 * Reduces a recorded action, with the store's rule for a reducer that throws: the state stays as it was. It threw in the
 * console, too, or this is another program.
 */
export function replayAction(before: RecordedState | undefined, action: UnknownAction): Outcome {
  try {
    return { state: replayReducer(before, action), thrown: null };
  } catch (fault) {
    const thrown = fault instanceof Error ? fault : new Error(String(fault));
    return { state: before ?? replayReducer(undefined, { type: '@@INIT' }), thrown };
  }
}
