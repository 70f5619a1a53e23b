import { useLayoutEffect, type RefObject } from 'react';

/** The largest height the input grows to, in px (design: composer-height). */
export const MAX_HEIGHT_PX = 120;

/** Makes the area as high as what is typed, up to 120 px. Beyond that it scrolls. */
function grow(area: HTMLTextAreaElement): void {
  area.style.height = '';
  // Empty, it would be as high as its placeholder, which breaks into lines on a phone.
  if (area.value === '') return;
  const border = area.offsetHeight - area.clientHeight;
  area.style.height = `${String(Math.min(area.scrollHeight + border, MAX_HEIGHT_PX))}px`;
}

/**
 * Keeps the area's height equal to its text when the text changes or the lines break differently.
 *
 * @param owner another one has another area
 */
export function useGrow(
  ref: RefObject<HTMLTextAreaElement | null>,
  value: string,
  owner: string,
): void {
  useLayoutEffect(() => {
    const area = ref.current;
    // An empty area that never grew has the height of its style. Measuring it would force a layout for nothing.
    if (area === null || (value === '' && area.style.height === '')) return;
    grow(area);
  }, [ref, value, owner]);

  useLayoutEffect(() => {
    const area = ref.current;
    // A browser without ResizeObserver, or a test's document, keeps the height of the last change.
    if (area === null || !('ResizeObserver' in window)) return undefined;
    // The observer's first call comes with the first layout and gives the initial width.
    let width: number | null = null;
    const observer = new ResizeObserver(() => {
      const before = width;
      width = area.clientWidth;
      // Growing changes only the height. Only a new width is a reason to measure again.
      if (before !== null && before !== width) grow(area);
    });
    observer.observe(area);
    return () => observer.disconnect();
  }, [ref, owner]);
}
