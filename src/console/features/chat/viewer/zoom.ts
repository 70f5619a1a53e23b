/** A picture's place on its stage: `scale` times its fitted size, its centre `x` and `y` px off the stage's centre. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

/** The sizes of the stage and of the picture fitted into it, in px. */
export interface Room {
  stage: Size;
  picture: Size;
}

/** A point on the stage, in px from its centre. */
export interface Point {
  x: number;
  y: number;
}

/** The whole picture, centred. */
export const FITTED: View = { scale: 1, x: 0, y: 0 };
/** The largest scale of a picture, in fitted sizes. */
export const MAX_SCALE = 8;
/** The factor of one press of a zoom key or button. */
export const STEP = 1.5;

const clamp = (value: number, limit: number) =>
  limit === 0 ? 0 : Math.min(limit, Math.max(-limit, value));

/**
 * Limits the view: a picture larger than the stage always covers it; in a direction where it is not larger, it stays
 * centred.
 */
function within(view: View, { stage, picture }: Room): View {
  const limit = (shown: number, room: number) => Math.max(0, (shown * view.scale - room) / 2);
  return {
    scale: view.scale,
    x: clamp(view.x, limit(picture.width, stage.width)),
    y: clamp(view.y, limit(picture.height, stage.height)),
  };
}

/** Zooms by `factor`, between fitted and MAX_SCALE. The point under `at` stays in place where possible. */
export function zoomed(view: View, factor: number, at: Point, room: Room): View {
  const scale = Math.min(MAX_SCALE, Math.max(1, view.scale * factor));
  const by = scale / view.scale;
  return within({ scale, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by }, room);
}

/** Moves the view by so many px, as far as hidden parts of the picture remain. */
export function panned(view: View, dx: number, dy: number, room: Room): View {
  return within({ ...view, x: view.x + dx, y: view.y + dy }, room);
}
