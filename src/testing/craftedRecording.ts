import type { Recording, Segment } from '@/console/recording/file/recordingFile';
import { patchBetween } from '@/console/recording/statePatch';
import { buildLoadHead } from './builders/loadHead';
import { playCraftedSession, type CraftedLoad } from './craftedSession';

/** 14:31:50 in São Paulo. */
const CRAFTED_START = Date.UTC(2026, 10, 25, 17, 31, 50);
/** So many ms lie between two entries. */
export const CRAFTED_STEP_MS = 250;
/** A live state is kept before every so many entries. */
const STRETCH = 40;

interface Live {
  recording: Recording;
  /** For each load the live state after each of its entries: a mark has the one before. */
  states: unknown[][];
}

/** The live state after each entry; a mark changes none. */
function statesOf({ steps }: CraftedLoad, base: unknown, types: readonly string[]): unknown[] {
  let next = 0;
  let state = base;
  return types.map((type) => {
    const isReduced = steps[next]?.action.type === type;
    if (isReduced) {
      state = steps[next]?.state;
      next += 1;
    }
    return state;
  });
}

/**
 * The crafted session as a recording, clear: what is tested with it does not hang on the mask. Its entries are
 * `CRAFTED_STEP_MS` apart, and live states are kept between them and at its end.
 */
export async function craftedRecording(): Promise<Live> {
  const loads = await playCraftedSession();
  const states: unknown[][] = [];
  let at = CRAFTED_START;
  const segments = loads.map((load): Segment => {
    const stretches = load.recorder.take();
    const loadedAt = at;
    const entries = stretches
      .flatMap((stretch) => stretch.entries)
      .map(({ action }) => ({ action, at: (at += CRAFTED_STEP_MS) }));
    const base = stretches[0]?.base;
    const live = statesOf(
      load,
      base,
      entries.map(({ action }) => action.type),
    );
    states.push(live);
    const kept = [...live.keys()].filter((index) => (index + 1) % STRETCH === 0);
    if (kept.at(-1) !== live.length - 1) kept.push(live.length - 1);
    const checkpoints = kept.map((index, place) => ({
      entry: index + 1,
      patch: patchBetween(place === 0 ? base : live[kept[place - 1] ?? 0], live[index]),
    }));
    const head = buildLoadHead({ version: '0.1.0', commit: 'abcdef123456', loadedAt });
    return { head, first: 0, base, entries, checkpoints };
  });
  return { recording: { madeAt: at, clockOffsetMs: 0, segments }, states };
}
