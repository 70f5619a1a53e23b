import type { EpochMs } from '@/contract/wire';
import type { Checkpoint, Segment } from '../file/recordingFile';
import type { Entry } from '../recorder';
import { patchBetween, patched } from '../statePatch';
import type { Base, LoadRow, PieceRow } from './pieceStore';

/** A stretch as it was recorded: a state and what followed it. */
interface Stretch {
  first: number;
  state: unknown;
  entries: Entry[];
}

/** The state of a piece that has one: made from the one before, so that it shares with it what did not change. */
function stateOf({ patch, whole }: Base, before: Stretch | undefined): { state: unknown } | null {
  if (patch && before) return { state: patched(before.state, patch) };
  return whole ?? null;
}

/**
 * Puts the pieces of one load together again. What stands before the first whole state, or before a hole, cannot be
 * replayed.
 */
function stretchesOf(pieces: readonly PieceRow[]): Stretch[] {
  let stretches: Stretch[] = [];
  for (const { base, entries, first } of pieces) {
    const last = stretches.at(-1);
    const isNext = last !== undefined && last.first + last.entries.length === first;
    if (!isNext) stretches = [];
    if (base === null) {
      if (isNext) last.entries.push(...entries);
      continue;
    }
    const made = stateOf(base, isNext ? last : undefined);
    if (made) stretches.push({ first, ...made, entries: [...entries] });
  }
  return stretches;
}

/** The state when a recording is exported, at which that load's pieces end. */
interface End {
  load: number;
  state: unknown;
}

/** @param states each with the number of the entry that came after it; the first of them is the base */
const checkpointsOf = (states: readonly { first: number; state: unknown }[]): Checkpoint[] =>
  states.slice(1).map(({ first, state }, at) => ({
    entry: first,
    patch: patchBetween(states[at]?.state, state),
  }));

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
): Segment[] {
  return loads.flatMap(({ head, load }) => {
    const all = stretchesOf(pieces.filter((piece) => piece.load === load));
    const from = all.findIndex(({ entries }) => (entries.at(-1)?.at ?? 0) >= since);
    // To the end: the clock may have been set back for a while, and a segment has no hole.
    const kept = from < 0 ? [] : all.slice(from);
    const [base] = kept;
    if (!base) return [];
    const { first, state } = base;
    const entries = kept.flatMap((stretch) => stretch.entries);
    const ends = end?.load === load ? [{ first: first + entries.length, state: end.state }] : [];
    const checkpoints = checkpointsOf([...kept, ...ends]);
    return [{ head, first, base: state, entries, checkpoints }];
  });
}
