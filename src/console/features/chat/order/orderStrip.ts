import { styled } from '@mui/material/styles';

/** The strip's height in px with its margins: a picture's, or on a phone that of four lines. */
const STRIP_PX = 61;
const STRIP_PHONE_PX = 109;

/** The strip of order details and its parts. Loaded details and placeholders have the same size. */
export const OrderStrip = styled('section')(({ theme }) => ({
  display: 'grid',
  // The payment says how much change to bring: a sum that is cut would be another sum.
  gridTemplateColumns: '48px minmax(0, 1.1fr) minmax(0, 1.8fr) fit-content(300px) minmax(0, 1.3fr)',
  alignItems: 'center',
  gap: 12,
  flex: 'none',
  minHeight: STRIP_PX,
  padding: '6px 16px',
  borderBottom: `1px solid ${theme.vars.palette.line}`,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: '44px minmax(0, 1fr)',
    padding: '6px 12px',
    gap: '0 10px',
    minHeight: STRIP_PHONE_PX,
    '& > :first-of-type': { gridRow: '1 / span 4' },
  },
  '&[data-whole]': { display: 'flex' },
}));

export const OrderPhoto = styled('div')(({ theme }) => ({
  width: 48,
  height: 48,
  maxWidth: '100%',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  overflow: 'hidden',
  borderRadius: 10,
  color: theme.vars.palette.text.secondary,
  border: `1px solid ${theme.vars.palette.line}`,
}));

export const OrderCell = styled('div')(({ theme }) => ({
  minWidth: 0,
  fontSize: '0.8125rem',
  '& .label': { fontSize: '0.75rem', lineHeight: '16px', color: theme.vars.palette.text.secondary },
  '& .value': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    unicodeBidi: 'plaintext',
    // As high as what can be pressed, so that all labels of the strip stand in one line.
    lineHeight: '24px',
  },
  '& [data-missing="true"]': { color: theme.vars.palette.text.secondary, fontStyle: 'italic' },
  [theme.breakpoints.down('md')]: {
    minHeight: 24,
    '& .label': { display: 'none' },
    '&[data-labelled="true"]': { display: 'flex', gap: 6 },
    '&[data-labelled="true"] .label': { display: 'block', flex: 'none', lineHeight: '24px' },
  },
}));
