import type { EpochMs } from '@/contract/wire';
import type { Clock } from '@/console/ports/ports';

/** A clock that stands where the recording stands. */
export interface RecordedClock extends Clock {
  /** Goes to a time that is not before its own, and runs the timers that are due then. */
  moveTo(at: EpochMs): void;
}

/** @returns a clock for one way forward through the recording: whoever goes back needs another one */
export function recordedClock(start: EpochMs): RecordedClock {
  let now = start;
  let timers: { at: EpochMs; fn: () => void }[] = [];
  return {
    now: () => now,
    setTimeout: (fn, ms) => {
      const timer = { at: now + ms, fn };
      timers.push(timer);
      return () => void (timers = timers.filter((each) => each !== timer));
    },
    moveTo(at) {
      now = at;
      // One that sets the next one is due again only when the clock has moved.
      const due = timers.filter((timer) => timer.at <= now);
      timers = timers.filter((timer) => timer.at > now);
      for (const { fn } of due) fn();
    },
  };
}
