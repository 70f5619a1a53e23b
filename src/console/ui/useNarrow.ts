import { useMedia } from './useMedia';

/** Below this width in px, list and chat are shown one at a time (design: narrow). */
export const NARROW_BELOW_PX = 1400;

/** @returns true while list and chat are shown one at a time. */
export function useNarrow(): boolean {
  return useMedia(`(max-width: ${String(NARROW_BELOW_PX - 0.02)}px)`);
}
