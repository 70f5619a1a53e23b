/** An offer's time (behaviour: offer-countdown). */
import type { EpochMs } from '@/contract/wire';

/** Under this the countdown warns. */
const WARNING_MS = 30_000;

/** Milliseconds until an offer runs out, never below 0. `now` is the server-corrected clock. */
export function remainingMs(expiraEm: EpochMs, now: EpochMs): number {
  return Math.max(0, expiraEm - now);
}

/** True under 30 seconds. */
export function isRunningOut(remaining: number): boolean {
  return remaining < WARNING_MS;
}

/** mm:ss, a begun second counted whole, so that 00:00 shows when the time is up and not before. */
export function countdownText(remaining: number): string {
  const seconds = Math.ceil(remaining / 1000);
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`;
}
