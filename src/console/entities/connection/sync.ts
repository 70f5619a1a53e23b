import type { EpochMs } from '@/contract/wire';

/**
 * How much of what the host holds is proven to be held here. Whatever makes it stale raises `wanted`;
 * a round of re-reads covers what was wanted when it began. In step: `covered === wanted`.
 */
export interface Sync {
  wanted: number;
  covered: number;
  /** The `wanted` that the round under way covers, null while none runs. */
  running: number | null;
  /** Rounds that failed since the last good one. */
  failures: number;
  /** How many snapshots of another stream were thrown away: a round that brought one covers nothing. */
  refused: number;
  /** A round failed: the next waits for its time. */
  waiting: boolean;
  /** A rejected event's re-read waits for its time (wire: rejected-event). */
  deferredUntil: EpochMs | null;
}

export const NOTHING_WANTED: Sync = {
  wanted: 0,
  covered: 0,
  running: null,
  failures: 0,
  refused: 0,
  waiting: false,
  deferredUntil: null,
};

/** All is to be read again. What is wanted now need not wait for what failed before. */
export const reread = (sync: Sync): Sync => ({ ...sync, wanted: sync.wanted + 1, waiting: false });
