/** Closer together than a frame, in ms, what is told goes into one frame. */
const FRAME_MS = 16;
/** A page that is not drawn gets no frames: then it is told after this many ms. */
const WITHOUT_FRAME_MS = 100;

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
 * Says when those who look at the store are told of what the host pushed: at once, and in the next frame while more comes
 * than frames do. RTK's default asks the browser for a frame each time, and so draws one although nothing on the screen
 * may change.
 *
 * @returns what takes a notification and calls it once
 */
export function tellInTime(): (notify: () => void) => void {
  let toldAt = -Infinity;
  return (notify) => {
    const tell = () => {
      toldAt = performance.now();
      notify();
    };
    if (performance.now() - toldAt < FRAME_MS) inNextFrame(tell);
    else queueMicrotask(tell);
  };
}
