import type { Clock } from '@/console/ports/ports';

/** Hosts beat every 25 s unless they say otherwise (socket.io's default); until a beat tells us, that and a bit. */
const FIRST_WAIT_MS = 30_000;
const SHORTEST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 60_000;

/** Watches that the host is still heard. */
export interface SilenceWatch {
  /** Something came over the connection. */
  heard(): void;
  /** The host's heartbeat came. Two of them tell how long a silence is normal. */
  beat(): void;
  end(): void;
}

/**
 * Calls `onSilence` once when nothing was heard for longer than the host's heartbeat allows, and again
 * after something was heard in between.
 */
export function watchSilence(clock: Clock, onSilence: () => void): SilenceWatch {
  let waitMs = FIRST_WAIT_MS;
  let lastHeard = clock.now();
  let lastBeat: number | null = null;
  let cancel = () => {};
  const arm = (ms: number) => {
    cancel = clock.setTimeout(() => {
      const left = lastHeard + waitMs - clock.now();
      if (left > 0) arm(left);
      else onSilence();
    }, ms);
  };
  // One timer that looks again, not a new one for every event of a burst.
  arm(waitMs);
  const heard = () => {
    const wasSilent = clock.now() - lastHeard >= waitMs;
    lastHeard = clock.now();
    if (!wasSilent) return;
    cancel();
    arm(waitMs);
  };
  return {
    heard,
    beat() {
      const now = clock.now();
      heard();
      if (lastBeat !== null) {
        const usual = (now - lastBeat) * 1.4;
        waitMs = Math.min(LONGEST_WAIT_MS, Math.max(SHORTEST_WAIT_MS, usual));
        cancel();
        arm(waitMs);
      }
      lastBeat = now;
    },
    end: () => cancel(),
  };
}
