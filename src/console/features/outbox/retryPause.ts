import type { ApiError } from '@/console/api/apiError';
import type { OutboxEntry } from '@/console/entities/outbox/outboxSlice';
import { backoffMs } from '@/console/lib/backoff';
import type { EpochMs } from '@/contract/wire';

/** The host did not take the message, and says that it may later: too often, or it cannot work now. */
const LATER: readonly number[] = [429, 503];
/** What stands before the host got no answer from it in time: the message may have arrived. */
const UNCERTAIN: readonly number[] = [502, 504];

/** A host may ask for hours, but the one who wrote the message is waiting. */
const LONGEST_PAUSE_MS = 5 * 60_000;
/** A host that asks for no pause at all gets this one, or a fault of it would make a loop. */
const SHORTEST_PAUSE_MS = 1_000;

/**
 * Whether a message that failed so is tried again by itself (behaviour: outbox-retry).
 *
 * @param hostKeepsKeys a second send is harmless.
 */
export function isTriedAgain({ kind, status = 0 }: ApiError, hostKeepsKeys: boolean): boolean {
  if (kind === 'http' && !UNCERTAIN.includes(status)) return LATER.includes(status);
  return hostKeepsKeys;
}

/**
 * @returns the wait before the next attempt in ms (behaviour: outbox-pauses): what the host asked for and up to a
 * quarter more, since it asks many consoles for the same, or a wait that grows with each attempt.
 * @param attempts how many failed, this one included.
 * @param random a fresh number from 0 to 1.
 */
export function retryPauseMs({ retryAfterMs }: ApiError, attempts: number, random: number): number {
  if (retryAfterMs === undefined) return backoffMs(attempts, random);
  const asked = Math.min(LONGEST_PAUSE_MS, Math.max(SHORTEST_PAUSE_MS, retryAfterMs));
  return Math.round(asked * (1 + random / 4));
}

/**
 * @returns how long a queued message still waits in ms, 0 when it is due. A time further away than any pause was
 * written by a clock that has been set back since, and does not count.
 */
export function pauseLeftMs({ retryAt }: OutboxEntry, now: EpochMs): number {
  const left = (retryAt ?? now) - now;
  return left > 2 * LONGEST_PAUSE_MS ? 0 : Math.max(0, left);
}
