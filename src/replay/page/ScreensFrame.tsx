import Box from '@mui/material/Box';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { SCREENS_READY, type ShowScreens } from './mountScreens';
import type { ScreensProps } from './Screens';
import type { Size } from './scenes';

/** How screens are shown on the page. */
export interface StageProps extends ScreensProps {
  title: string;
  /** Of the recorded window; null where nobody knows it. */
  size: Size | null;
  /** A file was dropped on the screens. */
  onDrop: (event: DragEvent) => void;
}

/** A document with the same program as this page's, which finds itself in a frame (main.tsx). */
function frameDocument(): string {
  // Others are not the page's: an extension may have added some.
  const own = [...document.scripts].filter(({ src }) => src.startsWith(window.origin));
  const scripts = own.map(({ src }) => {
    const script = document.createElement('script');
    script.src = src;
    script.defer = true;
    return script.outerHTML;
  });
  return `<!doctype html><html><head><meta charset="utf-8">${scripts.join('')}</head><body><div id="root"></div></body></html>`;
}

/** Follows the size of an element, in px. */
function useSize() {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size] as const;
}

/** Nobody can read what is drawn smaller than this. */
const SMALLEST = 0.6;

/** @returns how large a window is drawn: whole, unless it would be too small for that; then it is scrolled downwards */
const scaleOf = (size: Size, room: Size): number =>
  Math.min(1, room.width / size.width, Math.max(room.height / size.height, SMALLEST));

/**
 * The screens in a window of their own, as large as the recorded one, so that they are laid out as they were; drawn
 * smaller where there is less room.
 */
export function ScreensFrame({ onDrop, size, title, ...screens }: StageProps) {
  const [box, room] = useSize();
  const frame = useRef<HTMLIFrameElement>(null);
  const [page] = useState(frameDocument);
  const [show, setShow] = useState<ShowScreens | null>(null);
  useEffect(() => {
    const element = frame.current;
    const takeOver = (event: Event) => setShow(() => (event as CustomEvent<ShowScreens>).detail);
    element?.addEventListener(SCREENS_READY, takeOver);
    return () => element?.removeEventListener(SCREENS_READY, takeOver);
  }, []);
  useEffect(() => show?.(screens));
  useEffect(() => {
    const inner = show ? frame.current?.contentWindow : null;
    if (!inner) return undefined;
    const allow = (event: DragEvent) => event.preventDefault();
    inner.addEventListener('dragover', allow);
    inner.addEventListener('drop', onDrop);
    return () => {
      inner.removeEventListener('dragover', allow);
      inner.removeEventListener('drop', onDrop);
    };
  }, [onDrop, show]);
  const { height, width } = size ?? room;
  const scale = scaleOf({ height, width }, room);
  return (
    <Box ref={box} sx={BOX_SX}>
      <Box sx={WINDOW_SX} style={{ width: width * scale, height: height * scale }}>
        <Box
          component="iframe"
          ref={frame}
          title={title}
          srcDoc={page}
          sx={FRAME_SX}
          style={{ width, height, transform: `scale(${scale})` }}
        />
      </Box>
    </Box>
  );
}

const BOX_SX = {
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  display: 'flex',
  justifyContent: 'center',
  bgcolor: 'raised',
} as const;

const WINDOW_SX = {
  flex: 'none',
  overflow: 'hidden',
  outline: '1px solid',
  outlineColor: 'line',
} as const;

const FRAME_SX = { display: 'block', border: 0, transformOrigin: 'top left' } as const;
