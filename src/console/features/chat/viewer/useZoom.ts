import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type PointerEvent,
  type MouseEvent,
} from 'react';
import { FITTED, panned, STEP, zoomed, type Point, type Room, type View } from './zoom';

/** The scale that a double click gives a fitted picture. */
const DOUBLE_CLICK_SCALE = 2.5;
/** Wheel distance in px for a growth by the factor e: 100 px enlarge by about a quarter. */
const WHEEL_PX = 450;
/** A finger that moves this many px sideways over a fitted picture asks for the next one. */
const SWIPE_PX = 60;

interface ZoomOptions {
  /** The key of the shown picture. Another picture starts fitted. */
  picture: string;
  /** Called on a swipe over a fitted picture: 1 for the next picture, -1 for the one before. */
  onSwipe: (by: 1 | -1) => void;
}

/**
 * Zooms and moves a picture by wheel, double click, drag, pinch and swipe.
 *
 * @returns the current view, the functions for keys and buttons, and the props of the stage and of the picture on it
 */
export function useZoom({ picture, onSwipe }: ZoomOptions) {
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const image = useRef<HTMLImageElement>(null);
  const [held, setHeld] = useState({ picture, view: FITTED });
  const view = held.picture === picture ? held.view : FITTED;
  const pointers = useRef(new Map<number, Point>());
  const swipedFrom = useRef<number | null>(null);

  const change = (next: (view: View, room: Room) => View) => {
    const shown = image.current;
    if (stage === null || shown === null) return;
    const room = {
      stage: { width: stage.clientWidth, height: stage.clientHeight },
      picture: { width: shown.offsetWidth, height: shown.offsetHeight },
    };
    setHeld((before) => ({
      picture,
      view: next(before.picture === picture ? before.view : FITTED, room),
    }));
  };
  const zoom = (factor: number, at: Point) => change((now, room) => zoomed(now, factor, at, room));
  const pan = (dx: number, dy: number) => change((now, room) => panned(now, dx, dy, room));

  const fromCentre = ({ x, y }: Point): Point => {
    const box = stage?.getBoundingClientRect();
    if (box === undefined) return { x: 0, y: 0 };
    return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
  };

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    zoom(Math.exp(-event.deltaY / WHEEL_PX), fromCentre(event));
  });
  useEffect(() => {
    // React adds wheel listeners as passive. Without preventDefault the browser would zoom the whole page on a
    // trackpad's pinch.
    const listener = (event: WheelEvent) => onWheel(event);
    stage?.addEventListener('wheel', listener, { passive: false });
    return () => stage?.removeEventListener('wheel', listener);
  }, [stage]);

  const onPointerMove = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    if (other === undefined) {
      pan(now.x - before.x, now.y - before.y);
      return;
    }
    const distance = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y);
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    zoom(distance(now) / Math.max(1, distance(before)), fromCentre(middle));
  };

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const isAlone = pointers.current.size === 1;
    swipedFrom.current =
      isAlone && event.pointerType === 'touch' && view.scale === 1 ? event.clientX : null;
  };

  const onPointerEnd = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId);
    const from = swipedFrom.current;
    swipedFrom.current = null;
    if (from === null || event.type !== 'pointerup') return;
    const went = event.clientX - from;
    if (Math.abs(went) >= SWIPE_PX) onSwipe(went < 0 ? 1 : -1);
  };

  return {
    view,
    zoomIn: () => zoom(STEP, { x: 0, y: 0 }),
    zoomOut: () => zoom(1 / STEP, { x: 0, y: 0 }),
    fit: () => change(() => FITTED),
    pan,
    stageProps: {
      ref: setStage,
      onPointerDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
      onDoubleClick: (event: MouseEvent) => {
        const at = fromCentre({ x: event.clientX, y: event.clientY });
        change((now, room) => (now.scale > 1 ? FITTED : zoomed(now, DOUBLE_CLICK_SCALE, at, room)));
      },
    },
    imageRef: image,
  };
}
