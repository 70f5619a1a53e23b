/** The remaining time of an offer (behaviour: offer-countdown). */
import type { EpochMs } from '@/contract/wire';

/** Below this the countdown shows a warning. */
const WARNING_MS = 30_000;

/** Milliseconds until an offer expires, never below 0. `now` is the server-corrected clock. */
export function remainingMs(expiraEm: EpochMs, now: EpochMs): number {
  return Math.max(0, expiraEm - now);
}

/** true below 30 seconds. */
export function isRunningOut(remaining: number): boolean {
  return remaining < WARNING_MS;
}

/** Formats mm:ss. A started second counts as a whole one, so that 00:00 shows when the time is up and not before. */
export function countdownText(remaining: number): string {
  const seconds = Math.ceil(remaining / 1000);
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`;
}
