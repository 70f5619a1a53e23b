import type { ThemeOptions } from '@mui/material/styles';
import { LOW_WINDOW } from '../lowWindow';
import { PHONE } from '../phone';
import { HIDDEN_CLASS } from './hiddenClass';

/** What a thumb wants to press on a phone, in px, where there is room (design: targets). */
const THUMB_PX = 44;

/** What is pressed has this height in px; on a phone that of a thumb, unless the window is too low for it. */
const pressable = (px: number) => ({
  minHeight: px,
  [PHONE]: { minHeight: THUMB_PX, [LOW_WINDOW]: { minHeight: px } },
});

const HIDDEN = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const;

/** Motion takes 120 to 200 ms, or none for people who asked for reduced motion (design: reduced-motion). */
const NO_MOTION = {
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Exactly 0: any duration above it makes every change of every element a transition, and a list that measures
      // right after it moved something would still get the old position.
      transitionDuration: '0s !important',
      transitionDelay: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
};

/** The look of MUI's components everywhere. Every focusable element has the same focus ring. */
export const components: NonNullable<ThemeOptions['components']> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      'html, body, #root': { height: '100%' },
      body: {
        fontVariantNumeric: 'tabular-nums',
        WebkitFontSmoothing: 'antialiased',
        overflow: 'hidden',
      },
      '*:focus-visible': {
        outline: `2px solid ${theme.vars.palette.primary.main}`,
        outlineOffset: 2,
      },
      '*': {
        scrollbarWidth: 'thin',
        scrollbarColor: `${theme.vars.palette.fieldLine} transparent`,
      },
      [`.${HIDDEN_CLASS}`]: HIDDEN,
      ...NO_MOTION,
    }),
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true, disableTouchRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        fontFamily: 'inherit',
        fontVariantNumeric: 'inherit',
        '&.Mui-focusVisible': {
          outline: `2px solid ${theme.vars.palette.primary.main}`,
          outlineOffset: 2,
        },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        ...pressable(32),
        borderRadius: 8,
        paddingInline: 12,
        whiteSpace: 'nowrap',
      },
      sizeSmall: { ...pressable(28), paddingInline: 10 },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        borderRadius: 8,
        minWidth: 32,
        minHeight: 32,
        [PHONE]: {
          minWidth: THUMB_PX,
          minHeight: THUMB_PX,
          [LOW_WINDOW]: { minWidth: 32, minHeight: 32 },
        },
      },
    },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiOutlinedInput: {
    styleOverrides: {
      notchedOutline: ({ theme }) => ({ borderColor: theme.vars.palette.fieldLine }),
      root: { borderRadius: 8 },
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 400 },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        backgroundColor: theme.vars.palette.text.primary,
        color: theme.vars.palette.background.default,
        fontSize: '0.75rem',
      }),
    },
  },
  MuiMenu: {
    styleOverrides: {
      // An open menu is above toasts, because the person is looking at it.
      root: ({ theme }) => ({ zIndex: theme.zIndex.tooltip }),
      paper: ({ theme }) => ({
        backgroundColor: theme.vars.palette.raised,
        border: `1px solid ${theme.vars.palette.line}`,
        minWidth: 180,
      }),
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      // A menu scrolls, so an entry has a thumb's room in any window of a phone.
      root: { fontSize: '0.8125rem', minHeight: 36, [PHONE]: { minHeight: THUMB_PX }, gap: 8 },
    },
  },
};
