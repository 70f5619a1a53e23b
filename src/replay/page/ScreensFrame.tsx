import Box from '@mui/material/Box';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { SCREENS_READY, type ShowScreens } from './mountScreens';
import type { ScreensProps } from './Screens';

/** How screens are shown on the page. */
export interface StageProps extends ScreensProps {
  title: string;
  /** Of the recorded window, in px; null where nobody knows it. */
  width: number | null;
  /** A file was dropped on the screens. */
  onDrop: (event: DragEvent) => void;
}

/** A document with the same program as this page's, which finds itself in a frame (main.tsx). */
function frameDocument(): string {
  const scripts = [...document.scripts].map(({ src }) => {
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

/**
 * The screens in a window of their own, as wide as the recorded one, so that they are laid out as they were; smaller
 * where there is less room. How much of them is seen downwards depends on the room, too.
 */
export function ScreensFrame({ onDrop, title, width, ...screens }: StageProps) {
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
  const wide = width ?? room.width;
  const scale = Math.min(1, room.width / wide);
  return (
    <Box ref={box} sx={BOX_SX}>
      <Box
        component="iframe"
        ref={frame}
        title={title}
        srcDoc={page}
        sx={FRAME_SX}
        style={{ width: wide, height: room.height / scale, transform: `scale(${scale})` }}
      />
    </Box>
  );
}

const BOX_SX = {
  flex: 1,
  minHeight: 0,
  overflow: 'hidden',
  display: 'flex',
  justifyContent: 'center',
  bgcolor: 'raised',
} as const;

const FRAME_SX = {
  display: 'block',
  flex: 'none',
  border: 0,
  transformOrigin: 'top center',
} as const;
