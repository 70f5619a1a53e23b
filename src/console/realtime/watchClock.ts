import type { Clock, Page } from '@/console/ports/ports';

/** The interval between two looks at the clock. */
const LOOK_MS = 2_000;
/** The clock jumped if a look comes this much too early or too late by it: somebody set it, or the machine slept. */
const TOLERANCE_MS = 3_000;

/**
 * Notices when the clock jumps. From then on the known offset to the server's clock is wrong, and with it every
 * countdown.
 * @param onJump called once per jump.
 * @returns a function that stops watching.
 */
export function watchClock(
  clock: Clock,
  page: Pick<Page, 'isVisible'>,
  onJump: () => void,
): () => void {
  let cancel: () => void;
  const lookAfter = (before: { at: number; visible: boolean }) => {
    cancel = clock.setTimeout(() => {
      const now = { at: clock.now(), visible: page.isVisible() };
      const off = now.at - before.at - LOOK_MS;
      // Browsers delay the timers of a hidden page, so lateness proves nothing about the clock.
      const isLate = off > TOLERANCE_MS && before.visible && now.visible;
      lookAfter(now);
      if (isLate || off < -TOLERANCE_MS) onJump();
    }, LOOK_MS);
  };
  lookAfter({ at: clock.now(), visible: page.isVisible() });
  return () => cancel();
}
