/** A recording as one line of steps, over all its loads of the page, and the states between them. */
import type { UnknownAction } from '@reduxjs/toolkit';
import type { EpochMs } from '@/contract/wire';
import { isApiError } from '@/console/api/apiError';
import type { Recording, Segment } from '@/console/recording/file/recordingFile';
import { faultThrown, toastShown } from '@/console/recording/marks';
import { replayAction, type RecordedState } from '@/console/recording/replayReducer';
import { rowName } from '@/console/recording/rowName';
import { patched } from '@/console/recording/statePatch';
import { differencesOf, type Difference } from './differences';

/** One recorded action. */
export interface Step {
  /** Which load of the page it is of; the first one of the recording is 0. */
  load: number;
  /** Its number within that load: so many came before it. */
  number: number;
  at: EpochMs;
  /** `sendMessage ✗ 409`, or the action's type. */
  name: string;
  action: UnknownAction;
}

/** A step with the state that it found, and the one that it left. */
export interface Replayed {
  step: Step;
  before: RecordedState;
  after: RecordedState;
  /** What the reducer threw; null when it did not. */
  thrown: Error | null;
}

/** What was kept of a state is JSON: an older program may have had another form of it. */
const baseOf = ({ base }: Segment) => base as RecordedState;

/** @returns every step, in the order in which they were recorded */
export const stepsOf = ({ segments }: Recording): Step[] =>
  segments.flatMap(({ entries, first }, load) =>
    entries.map(({ action, at }, index): Step => ({
      load,
      number: first + index,
      at,
      name: rowName(action),
      action,
    })),
  );

/** Reduces every step anew, one after the other. Each load of the page begins with its own state. */
export function* replayed({ segments }: Recording, steps: readonly Step[]): Generator<Replayed> {
  const bases = segments.map(baseOf);
  let load = -1;
  let state = bases[0];
  for (const step of steps) {
    if (step.load !== load) {
      load = step.load;
      state = bases[load];
    }
    const before = state as RecordedState;
    const { state: after, thrown } = replayAction(before, step.action);
    state = after;
    yield { step, before, after, thrown };
  }
}

/** @returns whether the step tells of something that went wrong: a call refused, an error, a toast about one */
export function isFault({ action }: Pick<Step, 'action'>): boolean {
  if (faultThrown.match(action)) return true;
  if (toastShown.match(action)) return action.payload.variant === 'error';
  const { meta, payload } = action as { meta?: { requestStatus?: unknown }; payload?: unknown };
  return meta?.requestStatus === 'rejected' && isApiError(payload);
}

/** @returns whether the step is a mark: something beside the store, which changes nothing */
export const isMark = ({ action }: Pick<Step, 'action'>): boolean =>
  action.type.startsWith('mark/');

/** How the states that were live compare with those that this program makes of the same actions. */
export interface Comparison {
  /** So many live states were compared, and equal. */
  held: number;
  /** The first one that was not; null when all were. */
  departure: Departure | null;
}

/** Where this program left the recording. */
export interface Departure {
  difference: Difference;
  /** The cause is one of these entries, by their index in the segment: from the first to before the last. */
  from: number;
  to: number;
}

/**
 * Replays a load of the page, and compares with each live state that was kept. It stops at the first one that differs,
 * because whatever follows differs too.
 */
export function compare(segment: Segment): Comparison {
  let state = baseOf(segment);
  let live = segment.base;
  let [at, held] = [0, 0];
  for (const { entry, patch } of segment.checkpoints) {
    const from = at;
    for (; at < entry - segment.first; at += 1) {
      const next = segment.entries[at];
      if (next) ({ state } = replayAction(state, next.action));
    }
    live = patched(live, patch);
    const [difference] = differencesOf(live, state);
    if (difference) return { held, departure: { difference, from, to: at } };
    held += 1;
  }
  return { held, departure: null };
}

/** @returns the newest live state that was kept at or before an entry of the segment, with the entry that it stood before */
export function stateBefore(segment: Segment, index: number): { index: number; state: unknown } {
  let found = { index: 0, state: segment.base };
  for (const { entry, patch } of segment.checkpoints) {
    if (entry - segment.first > index) break;
    found = { index: entry - segment.first, state: patched(found.state, patch) };
  }
  return found;
}

/**
 * @returns the state that a step left, replayed by this program from the beginning of its load
 * @throws RangeError when there is no such step
 */
export function stateAfter(
  recording: Recording,
  { load, number }: Pick<Step, 'load' | 'number'>,
): RecordedState {
  const steps = stepsOf(recording).filter((step) => step.load === load);
  for (const { after, step } of replayed(recording, steps)) {
    if (step.number === number) return after;
  }
  throw new RangeError(`the recording has no action #${number} in load ${load + 1}`);
}
