import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import type { Whose } from '@/console/ports/ports';
import type { EpochMs } from '@/contract/wire';
import { partOpened } from './marks';
import { sizeOf } from './sizeOf';

/** One recorded action, and when it was reduced. */
export interface Entry {
  at: EpochMs;
  action: UnknownAction;
}

/** A part of a recording: a state, and what followed it until the next state was kept. */
export interface Stretch {
  /** The number of its first entry; the first since the page was loaded is 0. */
  first: number;
  /** The state before the first entry. Absent where it goes on with a stretch that was taken unfinished. */
  base?: unknown;
  entries: Entry[];
  /** In bytes, as `sizeOf` counts them. */
  size: number;
}

/** How much is kept; whichever limit is reached first. What is over it leaves by whole stretches, the oldest first. */
export interface Limits {
  ageMs: number;
  entries: number;
  bytes: number;
}

export const LIMITS: Limits = { ageMs: 20 * 60_000, entries: 25_000, bytes: 20_000_000 };

/** A stretch ends after this many entries, after this time, or with so much in it, whichever comes first. */
const STRETCH: Limits = { ageMs: 30_000, entries: 250, bytes: 1_000_000 };

/** Records every action in the order in which the reducer gets them, and what happens beside the store. */
export interface Recorder {
  /** Goes last among the store's enhancers (wire: recorder-last). */
  enhancer: StoreEnhancer;
  /** Records something that no reducer knows (marks.ts). */
  mark(mark: UnknownAction): void;
  /** @returns the state after the last entry */
  state(): unknown;
  /** @returns what was recorded since the last call, which the recorder then lets go of. */
  take(): Stretch[];
  /**
   * Lets go of what was recorded, and begins anew: with the state that the next entry finds. What was taken before is to
   * be removed where it is kept, of this tab or of all tabs of this browser.
   */
  forget(whose: Whose): void;
  /** Begins a stretch with the next entry: its state is needed where what was kept is gone. */
  beginStretch(): void;
  /** @returns whose was forgotten since the last call, before all that `take` gives next; null: nothing was */
  takeForgotten(): Whose | null;
  /** Lets go of what was recorded, and records nothing any more. */
  stop(): void;
}

/** @returns whether the first of `stretches` is more than is kept at the time `now` */
function isOver(stretches: readonly Stretch[], limits: Limits, now: EpochMs): boolean {
  const [oldest] = stretches;
  const newest = stretches.at(-1);
  if (!oldest || !newest || oldest === newest) return false;
  const size = stretches.reduce((sum, each) => sum + each.size, 0);
  const count = newest.first + newest.entries.length - oldest.first;
  const ageMs = now - (oldest.entries.at(-1)?.at ?? now);
  return ageMs > limits.ageMs || count > limits.entries || size > limits.bytes;
}

/**
 * The recorder of one load of the page. An entry is written before its action is reduced, so that what a subscriber
 * dispatches comes after its cause. Nothing is copied, because actions and states are never mutated.
 */
export function createRecorder(now: () => EpochMs, limits: Limits = LIMITS): Recorder {
  let held: Stretch[] = [];
  /** The number of entries so far. */
  let count = 0;
  /** When the stretch that is being written began; null: the next entry begins one. */
  let begun: { count: number; at: EpochMs; size: number } | null = null;
  let getState: () => unknown = () => undefined;
  let forgotten: Whose | null = null;
  let isStopped = false;

  function drop(): void {
    held = [];
    begun = null;
  }

  const isFull = (at: EpochMs) =>
    begun !== null &&
    (count - begun.count >= STRETCH.entries ||
      at - begun.at >= STRETCH.ageMs ||
      begun.size >= STRETCH.bytes);

  function add(action: UnknownAction): void {
    if (isStopped) return;
    const at = now();
    let last = held.at(-1);
    if (begun === null || !last || isFull(at)) {
      begun = { count, at, size: 0 };
      last = { first: count, base: getState(), entries: [], size: 0 };
      held.push(last);
      while (isOver(held, limits, at)) held.shift();
    }
    const size = sizeOf(action);
    last.entries.push({ at, action });
    last.size += size;
    begun.size += size;
    count += 1;
  }

  return {
    enhancer: (createStore) => (reducer, preloaded) => {
      const store = createStore(reducer, preloaded);
      getState = store.getState;
      return {
        ...store,
        dispatch: (action) => {
          add(action);
          return store.dispatch(action);
        },
        replaceReducer: (next) => {
          add(partOpened({ part: 'desk' }));
          store.replaceReducer(next);
        },
      };
    },
    mark: add,
    state: () => getState(),
    take: () => {
      const taken = held.filter(({ entries }) => entries.length > 0);
      held = begun === null ? [] : [{ first: count, entries: [], size: 0 }];
      return taken;
    },
    forget: (whose) => {
      drop();
      forgotten = forgotten === 'all' ? 'all' : whose;
    },
    beginStretch: () => {
      begun = null;
    },
    takeForgotten: () => {
      const whose = forgotten;
      forgotten = null;
      return whose;
    },
    stop: () => {
      drop();
      isStopped = true;
    },
  };
}
