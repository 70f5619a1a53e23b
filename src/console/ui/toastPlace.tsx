import GlobalStyles from '@mui/material/GlobalStyles';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { LOW_WINDOW } from './lowWindow';

/** The width of what is on the right, which toasts stay beside. */
const BESIDE = '--toasts-beside';
/** The height of what stands above the top bar, and moves the rest of the page down. */
const BELOW = '--toasts-below';

const TOAST_PX = 360;
const EDGE_PX = 12;
/** As high as the top bar and a chat's header, in px: a toast about a failed deed must not cover its button. */
const TOP_PX = 121;

/** A window without room to spare beside or below the bar: toasts cover the bar itself. */
const SMALL_WINDOW = `${LOW_WINDOW}, (max-width: 899.95px)`;
/** The width kept free for the bar's first and last button and for a dialog's 'Fechar', in px. */
const BUTTON_PX = 52;

const beside = `${String(EDGE_PX)}px + var(${BESIDE}, 0px)`;

/**
 * The only rule for the position of toasts (design: toast-place). It needs `!important`, because notistack's styles are
 * not in a CSS layer.
 */
export const TOASTS_PLACE = {
  '.notistack-SnackbarContainer': {
    top: `calc(${String(TOP_PX)}px + var(${BELOW}, 0px)) !important`,
    right: `min(${beside}, 100vw - ${String(TOAST_PX + EDGE_PX)}px) !important`,
    [SMALL_WINDOW]: {
      top: '0 !important',
      right: `${String(BUTTON_PX)}px !important`,
      left: 'auto !important',
      width: 'auto !important',
      maxWidth: 'none !important',
      // notistack's minimum of 288 px would not fit a narrow window.
      '& .notistack-Snackbar': { minWidth: '0 !important' },
    },
  },
};

/** A toast's size. In a small window it is a strip as high as the bar. */
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

/**
 * While this is mounted, toasts do not cover the element on the right.
 *
 * @param px the element's width
 */
export function ToastsKeepClear({ px }: { px: number }) {
  return <GlobalStyles styles={{ ':root': { [BESIDE]: `${String(px)}px` } }} />;
}

/** What stands above the top bar. It moves the bar and the chat's header down, and the toasts with them. */
export function ToastsBelow({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const [px, setPx] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    // A test's document has no sizes.
    if (element === null || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() => setPx(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <GlobalStyles styles={{ ':root': { [BELOW]: `${String(px)}px` } }} />
      <div ref={ref}>{children}</div>
    </>
  );
}
