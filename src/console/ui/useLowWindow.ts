import { LOW_WINDOW } from './lowWindow';
import { useMedia } from './useMedia';

/** @returns true while the window is too low; see `LOW_WINDOW`. */
export function useLowWindow(): boolean {
  return useMedia(LOW_WINDOW);
}
