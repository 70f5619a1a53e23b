import { useLayoutEffect, type RefObject } from 'react';

/** The most the input grows to, in px (design: composer-height). */
export const MAX_HEIGHT_PX = 120;

/** Makes the area as high as what is in it: up to 120 px it grows, beyond that it scrolls. */
function grow(area: HTMLTextAreaElement): void {
  area.style.height = '';
  const border = area.offsetHeight - area.clientHeight;
  area.style.height = `${String(Math.min(area.scrollHeight + border, MAX_HEIGHT_PX))}px`;
}

/** Keeps the area's height to its text, when that changes and when the lines break elsewhere. */
export function useGrow(ref: RefObject<HTMLTextAreaElement | null>, value: string): void {
  useLayoutEffect(() => {
    const area = ref.current;
    // One that is empty and never grew has its height from its style: no reason to make the browser lay out.
    if (area === null || (value === '' && area.style.height === '')) return;
    grow(area);
  }, [ref, value]);

  useLayoutEffect(() => {
    const area = ref.current;
    // A browser without it, or a test's document, keeps the height of the last change.
    if (area === null || !('ResizeObserver' in window)) return undefined;
    // Its first call, at the first layout, says how wide the area is.
    let width: number | null = null;
    const observer = new ResizeObserver(() => {
      const before = width;
      width = area.clientWidth;
      // Growing changes the height alone, which is no reason to grow again.
      if (before !== null && before !== width) grow(area);
    });
    observer.observe(area);
    return () => observer.disconnect();
  }, [ref]);
}
