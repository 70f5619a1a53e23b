import type { Clock } from '@/console/ports/ports';

/** The wait until the interval is measured: socket.io's default heartbeat interval of 25 s, and 5 s more. */
const FIRST_WAIT_MS = 30_000;
const SHORTEST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 60_000;

/** The watch on a connection that may have gone silent. */
export interface SilenceWatch {
  /** Call it for everything that the connection receives. */
  heard(): void;
  /**
   * Call it for each new connection. The host's first heartbeat comes one interval later. The pause before it was the
   * network's and not the host's, so it says nothing about the interval.
   */
  connected(): void;
  /**
   * Call it for each heartbeat of the host. The time since the one before it, or since the connection began, tells how
   * long a silence is normal.
   */
  beat(): void;
  end(): void;
}

/**
 * Calls `onSilence` once when nothing was received for longer than the host's heartbeat interval allows, and again for
 * every later silence.
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
  // One timer checks again when it fires: a burst of events must not create a timer each.
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
    connected() {
      heard();
      lastBeat = clock.now();
    },
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
