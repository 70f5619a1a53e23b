import useMediaQuery from '@mui/material/useMediaQuery';
import { LOW_WINDOW } from './lowWindow';

/** @returns true while the window is too low; see `LOW_WINDOW`. */
export function useLowWindow(): boolean {
  return useMediaQuery(LOW_WINDOW, { noSsr: true });
}
