import { readRecording, type Recording } from '@/console/recording/file/recordingFile';
import { joinRecording } from '@/console/recording/file/writtenRecording';
import { createKeeper, type Keeper, type SentStretch } from '@/console/recording/keeping/keeper';
import { openIndexedDbStore } from '@/console/recording/keeping/indexedDbStore';
import { createMemoryStore } from '@/console/recording/keeping/memoryStore';
import type { PieceStore } from '@/console/recording/keeping/pieceStore';
import type { Stretch } from '@/console/recording/recorder';
import { patchBetween, type Patch } from '@/console/recording/statePatch';

/** Both ways in which a browser keeps recordings. */
export const STORES = [
  ['in the browser’s database', openIndexedDbStore],
  ['in memory', () => Promise.resolve(createMemoryStore())],
] as const;

/** Turns stretches into what is sent: each base as what changed since the one before. */
export function sender() {
  let last: unknown;
  return (stretches: readonly Stretch[]): SentStretch[] =>
    stretches.map(({ entries, first, size, ...rest }) => {
      if (!('base' in rest)) return { entries, first, size };
      const base = patchBetween(last, rest.base);
      last = rest.base;
      return { entries, first, size, base };
    });
}

/** The time of all tabs. */
export const clock = { now: 1_795_262_400_000 };
let ids = 0;
/** The keeper of another tab. */
export const tab = (store: PieceStore, limits?: Parameters<typeof createKeeper>[3]) =>
  createKeeper(
    store,
    () => clock.now,
    () => `recording-${(ids += 1)}`,
    limits,
  );

/** A stretch of `count` entries, one a second from `at` on, over a state that says how many there were before. */
export const stretch = (first: number, count: number, at: number): Stretch => ({
  first,
  base: { count: first },
  size: 100 * count,
  entries: Array.from({ length: count }, (_none, index) => ({
    at: at + index * 1_000,
    action: { type: 'outbox/messageQueued', payload: { text: `recado ${first + index}` } },
  })),
});

/** The state is the one that was sent last. */
export const UNCHANGED: Patch = { fields: {} };

/** The last minutes, as their file is read again. */
export async function recent(
  keeper: Keeper,
  minutes = 20,
  present = UNCHANGED,
): Promise<Recording> {
  const recording = await keeper.recent(minutes, 0, present);
  if (!recording) throw new Error('nothing was kept');
  return readRecording(joinRecording(recording).join(''));
}

/** Of each load, the number of its first entry and how many follow. */
export const firstsOf = (recording: Recording) =>
  recording.segments.map(({ entries, first }) => [first, entries.length]);
