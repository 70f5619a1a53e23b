import GlobalStyles from '@mui/material/GlobalStyles';
import { LOW_WINDOW } from './lowWindow';

/** What stands at the right, and beside which toasts keep clear: a CSS variable each. */
const BESIDE = { drawer: '--toasts-beside-drawer', offers: '--toasts-beside-offers' } as const;

const TOAST_PX = 360;
const EDGE_PX = 12;
/** Below the bar and a chat's header, in px: what failed there must not be covered by the words that say so. */
const TOP_PX = 124;

/** Where nothing is beside or below the bar that can be spared for some seconds: toasts lie over the bar itself. */
const SMALL_WINDOW = `${LOW_WINDOW}, (max-width: 899.95px)`;
/** The bar's first and last button, and a dialog's 'Fechar', stay free; in px. */
const BUTTON_PX = 52;

const beside = `${String(EDGE_PX)}px + var(${BESIDE.drawer}, 0px) + var(${BESIDE.offers}, 0px)`;

/** The one rule of where toasts stand (design: toast-place). It is important, for notistack's own has no layer. */
export const TOASTS_PLACE = {
  '.notistack-SnackbarContainer': {
    top: `${String(TOP_PX)}px !important`,
    right: `min(${beside}, 100vw - ${String(TOAST_PX + EDGE_PX)}px) !important`,
    [SMALL_WINDOW]: {
      top: '0 !important',
      right: `${String(BUTTON_PX)}px !important`,
      left: 'auto !important',
      width: 'auto !important',
      maxWidth: 'none !important',
      // It would keep 288 px, and stick out of a narrow window.
      '& .notistack-Snackbar': { minWidth: '0 !important' },
    },
  },
};

/** A toast's size: in a small window it is a strip that the bar's height holds. */
export const TOAST_SIZE = {
  width: TOAST_PX,
  minHeight: 44,
  padding: '4px 8px 4px 14px',
  fontSize: '0.875rem',
  lineHeight: 1.45,
  [SMALL_WINDOW]: {
    width: `min(${String(TOAST_PX)}px, 100vw - ${String(2 * BUTTON_PX)}px)`,
    minHeight: 40,
    padding: '2px 2px 2px 10px',
    fontSize: '0.8125rem',
    lineHeight: 1.3,
  },
} as const;

interface ToastsKeepClearProps {
  of: keyof typeof BESIDE;
  /** Its width in px, and the distance to it. */
  px: number;
}

/** While it stands, toasts leave the buttons of what is at the right free. */
export function ToastsKeepClear({ of, px }: ToastsKeepClearProps) {
  return <GlobalStyles styles={{ ':root': { [BESIDE[of]]: `${String(px)}px` } }} />;
}
