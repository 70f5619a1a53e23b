import useMediaQuery from '@mui/material/useMediaQuery';
import { PHONE } from './phone';

/** @returns true while the window is as narrow as a phone's; see `PHONE`. */
export function usePhone(): boolean {
  return useMediaQuery(PHONE, { noSsr: true });
}
