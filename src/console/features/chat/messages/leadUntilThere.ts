/** The row has to stay in sight for this many frames: the list moves what it shows up to two frames after its rows change. */
const CALM_FRAMES = 4;
/** The way is given up after this many frames, 2 s where nothing is slow. */
const MOST_FRAMES = 120;

/**
 * Leads to a place of a virtual list, and again in the next frames for as long as it is not in sight: rows that came in
 * above move everything once more, after the list was told where to go, and rows are measured only when they are near.
 *
 * @param lead tells the list where to go
 * @param isThere whether the place is in sight
 * @param done called once the way is at its end or given up, not when it is ended from outside
 * @returns a function that ends it
 */
export function leadUntilThere(
  lead: () => void,
  isThere: () => boolean,
  done: () => void = () => undefined,
): () => void {
  let frame = 0;
  let calm = 0;
  let left = MOST_FRAMES;
  const step = () => {
    calm = isThere() ? calm + 1 : 0;
    left -= 1;
    if (calm === 0) lead();
    if (calm < CALM_FRAMES && left > 0) frame = requestAnimationFrame(step);
    else done();
  };
  lead();
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}

/** @returns whether the middle of a row is within the pane. */
export function isInside(row: Element | null, pane: Element | null): boolean {
  if (row === null || pane === null) return false;
  const { top, bottom } = row.getBoundingClientRect();
  const { top: from, bottom: to } = pane.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  return middle >= from && middle <= to;
}
