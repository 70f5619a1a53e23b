import { PHONE } from './phone';
import { useMedia } from './useMedia';

/** @returns true while the window is as narrow as a phone's; see `PHONE`. */
export function usePhone(): boolean {
  return useMedia(PHONE);
}
