import type { Telling } from '@/console/ports/ports';

/** Closer together than a frame, in ms, what is told goes into one frame. */
const FRAME_MS = 16;
/** A page that is not drawn gets no frames: then it is told after this many ms. */
const WITHOUT_FRAME_MS = 100;
/**
 * What goes on coming is told this often, in ms: a stream is drawn twenty times a second, which nobody reads faster, and a
 * slow machine keeps the rest of its time for the person who types.
 */
const STREAM_MS = 48;
/** So far, in ms, the tellings may be ahead of a stream's: single events, and a few at once, wait for one frame at most. */
const AHEAD_MS = 96;

/** What belongs together waits for the rest at most this long, in ms: until then no skeleton shows either. */
const TOGETHER_MS = 150;

function inNextFrame(tell: () => void): void {
  const once = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    tell();
  };
  const frame = requestAnimationFrame(once);
  const timer = setTimeout(once, WITHOUT_FRAME_MS);
}

/** The telling, and what the store gives its notifications to. */
interface InTime extends Telling {
  /** Takes a notification and calls it once. */
  tell: (notify: () => void) => void;
}

/**
 * Says when those who look at the store are told of what the host pushed: at once, in the next frame where that was just
 * done, and a stream of it twenty times a second. RTK's default asks the browser for a frame each time, and so draws one
 * although nothing on the screen may change.
 */
export function tellInTime(): InTime {
  let toldAt = -Infinity;
  /** When the next telling would be due if all of them came as a stream. */
  let streamAt = -Infinity;
  let isHeld = false;
  /** What came while it is held. RTK gives one at a time. */
  let held: (() => void) | null = null;
  let timer = 0;

  const tell = (notify: () => void) => () => {
    toldAt = performance.now();
    streamAt = Math.max(streamAt, toldAt) + STREAM_MS;
    notify();
  };
  const release = () => {
    clearTimeout(timer);
    isHeld = false;
    // What is still on its way with it makes it into the same frame.
    if (held !== null) inNextFrame(tell(held));
    held = null;
  };
  return {
    tell: (notify) => {
      const now = performance.now();
      const aheadMs = streamAt - AHEAD_MS - now;
      if (isHeld) held = notify;
      else if (aheadMs > 0) setTimeout(tell(notify), aheadMs);
      else if (now - toldAt < FRAME_MS) inNextFrame(tell(notify));
      else queueMicrotask(tell(notify));
    },
    hold: () => {
      clearTimeout(timer);
      isHeld = true;
      timer = window.setTimeout(release, TOGETHER_MS);
    },
    release,
  };
}
