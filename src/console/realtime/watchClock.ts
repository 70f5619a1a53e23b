import type { Clock, Page } from '@/console/ports/ports';

/** How often the clock is looked at. */
const LOOK_MS = 2_000;
/** A look that comes this much too early or too late by the clock itself: it was set, or the machine slept. */
const TOLERANCE_MS = 3_000;

/**
 * Watches for a clock that jumps: what was known of the server's time is wrong from then on, and with it
 * every countdown. @param onJump called once for each. @returns the end of it.
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
      // The timers of a hidden page run late, which says nothing of the clock.
      const isLate = off > TOLERANCE_MS && before.visible && now.visible;
      lookAfter(now);
      if (isLate || off < -TOLERANCE_MS) onJump();
    }, LOOK_MS);
  };
  lookAfter({ at: clock.now(), visible: page.isVisible() });
  return () => cancel();
}
