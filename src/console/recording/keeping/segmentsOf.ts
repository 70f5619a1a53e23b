import type { EpochMs } from '@/contract/wire';
import {
  writtenState,
  type WrittenEntry,
  type WrittenSegment,
  type WrittenState,
} from '../file/writtenRecording';
import { patched, type Patch } from '../statePatch';
import type { Base, LoadRow, PieceRow } from './pieceStore';

/** A stretch as it was recorded: a state and what followed it. */
interface Stretch {
  first: number;
  base: Base;
  entries: WrittenEntry[];
}

/**
 * Puts the pieces of one load together again. What stands before the first whole state, or before a hole, cannot be
 * replayed.
 */
function stretchesOf(pieces: readonly PieceRow[]): Stretch[] {
  let stretches: Stretch[] = [];
  for (const { base, entries, first } of pieces) {
    const last = stretches.at(-1);
    const isNext =
      last !== undefined &&
      last.first + last.entries.length === first &&
      (base === null || base.patch !== undefined);
    if (!isNext) stretches = [];
    if (base === null) {
      if (isNext) last.entries.push(...entries);
      continue;
    }
    if (isNext || base.whole) stretches.push({ first, base, entries: [...entries] });
  }
  return stretches;
}

/** @returns the state before the stretch at `index`, made from the last whole one up to there */
function stateAt(stretches: readonly Stretch[], index: number): WrittenState {
  const key = stretches.findLastIndex(({ base }, at) => at <= index && base.whole !== undefined);
  const whole = stretches[key]?.base.whole?.state;
  if (key === index) return whole;
  const state = whole === undefined ? undefined : (JSON.parse(whole) as unknown);
  const patches = stretches.slice(key + 1, index + 1).flatMap(({ base }) => base.patch ?? []);
  return writtenState(
    patches.reduce((before, patch) => patched(before, JSON.parse(patch) as Patch), state),
  );
}

/** The state when a recording is exported, at which that load's pieces end: what changed since their last state. */
interface End {
  load: number;
  /** A `Patch`, as JSON. */
  patch: string;
}

/**
 * @param pieces of one recording, in order
 * @param end null where the pieces do not reach up to the present
 * @returns what they hold since that time, by whole stretches: a segment for each load of the page
 */
export function segmentsOf(
  loads: readonly LoadRow[],
  pieces: readonly PieceRow[],
  since: EpochMs,
  end: End | null,
): WrittenSegment[] {
  return loads.flatMap(({ head, load }) => {
    const all = stretchesOf(pieces.filter((piece) => piece.load === load));
    const from = all.findIndex(({ entries }) => (entries.at(-1)?.at ?? 0) >= since);
    // To the end: the clock may have been set back for a while, and a segment has no hole.
    const kept = from < 0 ? [] : all.slice(from);
    const [oldest] = kept;
    if (!oldest) return [];
    const { first } = oldest;
    const entries = kept.flatMap((stretch) => stretch.entries);
    const ends = end?.load === load ? [{ entry: first + entries.length, patch: end.patch }] : [];
    const checkpoints = [
      ...kept
        .slice(1)
        .flatMap(({ base: { patch }, first: entry }) =>
          patch === undefined ? [] : [{ entry, patch }],
        ),
      ...ends,
    ];
    return [{ head, first, base: stateAt(all, from), entries, checkpoints }];
  });
}
