import { styled } from '@mui/material/styles';

/** The minimum height of a row in px. */
export const COUPON_ROW_PX = 52;

/**
 * The rows of a section of the drawer. Their parts are `.value`, `.rest` and `.dim`; a `.wide` part, or a `.line` of
 * several parts, takes a line of its own.
 */
export const CouponRows = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  border: `1px solid ${theme.vars.palette.line}`,
  borderRadius: 10,
  overflow: 'hidden',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 12px',
    minHeight: COUPON_ROW_PX,
    padding: '8px 12px',
    fontSize: '0.8125rem',
  },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.line}` },
  '& > li[data-current="true"]': { boxShadow: `inset 3px 0 0 ${theme.vars.palette.success.main}` },
  '& .value': { fontSize: '0.9375rem', fontWeight: 650, minWidth: 76 },
  '& .rest': {
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
  },
  '& .end': { marginLeft: 'auto' },
  '& .wide, & .line': { flex: '1 0 100%', maxWidth: '100%' },
  '& .line': { display: 'flex', gap: 12, alignItems: 'baseline' },
  // Similar e-mails often differ only at their ends, so they wrap instead of being cut.
  '& .line .rest': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& .dim': { color: theme.vars.palette.text.secondary, fontSize: '0.75rem' },
  '& .dim[data-warning="true"]': { color: theme.vars.palette.warning.main, fontWeight: 600 },
}));
