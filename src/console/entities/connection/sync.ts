import type { EpochMs } from '@/contract/wire';

/**
 * How much of the host's data is proven to be held here. Anything that makes data stale raises `wanted`. A round of
 * re-reads covers the `wanted` of the moment it started. In sync means `covered === wanted`.
 */
export interface Sync {
  wanted: number;
  covered: number;
  /** The value that `wanted` had when the current round began; null while no round runs. */
  running: number | null;
  /** The number of failed rounds since the last successful one. */
  failures: number;
  /** The number of dropped snapshots of another stream. A round that got one covers nothing. */
  refused: number;
  /** A round failed, and the next one waits for its retry time. */
  waiting: boolean;
  /** The time until which the re-read for a rejected event is deferred (wire: rejected-event). */
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

/** Marks everything as stale. The new round does not wait for the retry time of a failed one. */
export const reread = (sync: Sync): Sync => ({ ...sync, wanted: sync.wanted + 1, waiting: false });
