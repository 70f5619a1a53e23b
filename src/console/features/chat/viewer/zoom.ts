/** How a picture lies on its stage: so many times its fitted size, its centre so many px off the stage's. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

/** The stage, and the picture as it is fitted into it, in px. */
export interface Room {
  stage: Size;
  picture: Size;
}

/** A place on the stage in px from its centre. */
export interface Point {
  x: number;
  y: number;
}

/** The whole picture, in the middle. */
export const FITTED: View = { scale: 1, x: 0, y: 0 };
/** The largest a picture gets, in fitted sizes. */
export const MAX_SCALE = 8;
/** What one press of a key or a button does. */
export const STEP = 1.5;

const clamp = (value: number, limit: number) =>
  limit === 0 ? 0 : Math.min(limit, Math.max(-limit, value));

/** A picture that is larger than the stage covers it; in a direction in which it is not, it stays centred. */
function within(view: View, { stage, picture }: Room): View {
  const limit = (shown: number, room: number) => Math.max(0, (shown * view.scale - room) / 2);
  return {
    scale: view.scale,
    x: clamp(view.x, limit(picture.width, stage.width)),
    y: clamp(view.y, limit(picture.height, stage.height)),
  };
}

/** `factor` times as large, between fitted and MAX_SCALE; what is seen at `at` stays there where it can. */
export function zoomed(view: View, factor: number, at: Point, room: Room): View {
  const scale = Math.min(MAX_SCALE, Math.max(1, view.scale * factor));
  const by = scale / view.scale;
  return within({ scale, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by }, room);
}

/** Moved by so many px, as far as there is something more to see. */
export function panned(view: View, dx: number, dy: number, room: Room): View {
  return within({ ...view, x: view.x + dx, y: view.y + dy }, room);
}
