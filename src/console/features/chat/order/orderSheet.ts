import { PLAIN_BUTTON } from '@/console/ui/plainButton';
import { makeSheet } from '@/console/ui/sheet';

/** The strip's height in px with its margins: a picture's, or on a phone that of four lines. */
const STRIP_PX = 61;
const STRIP_PHONE_PX = 109;

/**
 * The strip of order details and its parts. Loaded details and placeholders have the same size. Below it, what unfolds
 * the earlier orders.
 */
export const ORDER = makeSheet('order', {
  strip: ({ breakpoints, vars: { palette } }) => ({
    display: 'grid',
    // The payment says how much change to bring: a sum that is cut would be another sum.
    gridTemplateColumns:
      '48px minmax(0, 1.1fr) minmax(0, 1.8fr) fit-content(300px) minmax(0, 1.3fr)',
    alignItems: 'center',
    gap: 12,
    flex: 'none',
    minHeight: STRIP_PX,
    padding: '6px 16px',
    borderBottom: `1px solid ${palette.line}`,
    backgroundColor: palette.background.paper,
    [breakpoints.down('md')]: {
      gridTemplateColumns: '44px minmax(0, 1fr)',
      padding: '6px 12px',
      gap: '0 10px',
      minHeight: STRIP_PHONE_PX,
      '& > :first-of-type': { gridRow: '1 / span 4' },
    },
    '&[data-whole]': { display: 'flex' },
  }),
  photo: ({ vars: { palette } }) => ({
    width: 48,
    height: 48,
    maxWidth: '100%',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    overflow: 'hidden',
    borderRadius: 10,
    color: palette.text.secondary,
    border: `1px solid ${palette.line}`,
    '& svg': { width: 20, height: 20, fill: 'currentColor' },
  }),
  cell: ({ breakpoints, vars: { palette } }) => ({
    minWidth: 0,
    fontSize: '0.8125rem',
    '& .label': { fontSize: '0.75rem', lineHeight: '16px', color: palette.text.secondary },
    '& .value': {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      unicodeBidi: 'plaintext',
      // As high as what can be pressed, so that all labels of the strip stand in one line.
      lineHeight: '24px',
    },
    '& [data-missing="true"]': { color: palette.text.secondary, fontStyle: 'italic' },
    [breakpoints.down('md')]: {
      minHeight: 24,
      '& .label': { display: 'none' },
      '&[data-labelled="true"]': { display: 'flex', gap: 6 },
      '&[data-labelled="true"] .label': { display: 'block', flex: 'none', lineHeight: '24px' },
    },
  }),
  copy: ({ vars: { palette } }) => ({
    ...PLAIN_BUTTON,
    maxWidth: '100%',
    minHeight: 24,
    gap: 6,
    borderRadius: 6,
    font: 'inherit',
    textAlign: 'left',
    '& svg': { flex: 'none', width: 14, height: 14, fill: palette.text.secondary },
    '&:hover': { color: palette.primary.main },
  }),
  history: ({ vars: { palette } }) => ({
    flex: 'none',
    backgroundColor: palette.background.paper,
    borderBottom: `1px solid ${palette.line}`,
  }),
  toggle: ({ vars: { palette } }) => ({
    ...PLAIN_BUTTON,
    width: '100%',
    minHeight: 32,
    justifyContent: 'flex-start',
    gap: 6,
    padding: '0 16px',
    fontSize: '0.8125rem',
    fontWeight: 600,
    color: palette.text.secondary,
    '& svg': { fontSize: 18, transition: 'transform 160ms' },
    '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
    '&:focus-visible': { outlineOffset: -3 },
  }),
});
