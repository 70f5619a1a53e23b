import type { CSSObject } from '@mui/material/styles';

/**
 * The rules of a `<button>` of our own that looks like what is in it, as MUI's `ButtonBase` without a ripple: for what is
 * drawn often, where a styled one costs more than all that is in it. Its focus ring is everybody's.
 */
export const PLAIN_BUTTON: CSSObject = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: 0,
  color: 'inherit',
  background: 'none',
  fontFamily: 'inherit',
  fontVariantNumeric: 'inherit',
  textDecoration: 'none',
  verticalAlign: 'middle',
  appearance: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
};
