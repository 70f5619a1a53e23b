/** Closer together than a frame, in ms, what is told goes into one frame. */
const FRAME_MS = 16;
/** A page that is not drawn gets no frames: then it is told after this many ms. */
const WITHOUT_FRAME_MS = 100;
/**
 * What goes on coming is told this often, in ms: a stream is drawn thirty times a second, which eyes take for at once, and
 * a slow machine keeps the rest of its time for the person who types.
 */
const STREAM_MS = 32;
/** So far, in ms, the tellings may be ahead of a stream's: single events, and a few at once, wait for one frame at most. */
const AHEAD_MS = 64;

function inNextFrame(tell: () => void): void {
  const once = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    tell();
  };
  const frame = requestAnimationFrame(once);
  const timer = setTimeout(once, WITHOUT_FRAME_MS);
}

/**
 * Says when those who look at the store are told of what the host pushed: at once, in the next frame where that was just
 * done, and a stream of it thirty times a second. RTK's default asks the browser for a frame each time, and so draws one
 * although nothing on the screen may change.
 *
 * @returns what takes a notification and calls it once
 */
export function tellInTime(): (notify: () => void) => void {
  let toldAt = -Infinity;
  /** When the next telling would be due if all of them came as a stream. */
  let streamAt = -Infinity;
  return (notify) => {
    const tell = () => {
      toldAt = performance.now();
      streamAt = Math.max(streamAt, toldAt) + STREAM_MS;
      notify();
    };
    const now = performance.now();
    const aheadMs = streamAt - AHEAD_MS - now;
    if (aheadMs > 0) setTimeout(tell, aheadMs);
    else if (now - toldAt < FRAME_MS) inNextFrame(tell);
    else queueMicrotask(tell);
  };
}
