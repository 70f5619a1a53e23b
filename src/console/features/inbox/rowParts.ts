import { makeSheet } from '@/console/ui/sheet';

/** The height of a row in px. The virtual list relies on it. */
export const INBOX_ROW_PX = 80;

/** The list, and what it is made of besides its rows. It is drawn with each press, so no part of it is styled anew. */
export const INBOX = makeSheet('inbox', {
  root: () => ({ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 }),
  search: ({ spacing, vars: { palette } }) => ({
    display: 'flex',
    padding: spacing(3),
    gap: spacing(2),
    borderBottom: `1px solid ${palette.line}`,
  }),
  rows: () => ({
    flex: 1,
    minHeight: 0,
    // Where nothing is found, the open chat's row leaves the room to the words that say so.
    '&[data-only="true"]': { flex: 'none', height: INBOX_ROW_PX },
  }),
});

/** A row: the picture, and beside it its lines. */
export const ROWS = makeSheet('row', {
  root: ({ vars: { palette } }) => ({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: 12,
    width: '100%',
    height: INBOX_ROW_PX,
    margin: 0,
    padding: '0 12px',
    border: 0,
    borderBottom: `1px solid ${palette.line}`,
    borderRadius: 0,
    font: 'inherit',
    textAlign: 'left',
    color: 'inherit',
    background: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    // At once: a colour that fades is drawn eight times for each row that the pointer passes.
    '&:hover': { backgroundColor: palette.action.hover },
    '&[aria-current="true"]': {
      backgroundColor: palette.action.selected,
      boxShadow: `inset 3px 0 0 ${palette.primary.main}`,
    },
    '&:focus-visible': { outlineOffset: -3 },
  }),
  lines: () => ({ display: 'grid', gap: 2, minWidth: 0 }),
  line: ({ vars: { palette } }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minWidth: 0,
    fontSize: '0.8125rem',
    lineHeight: '18px',
    color: palette.text.secondary,
    '& > .grow': {
      flex: 1,
      minWidth: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& > .name': { fontWeight: 600, fontSize: '0.875rem', color: palette.text.primary },
    '& > .sender': { marginRight: -4 },
    '& > .draft': { color: palette.primary.main },
    '& > svg': { flex: 'none', fontSize: 18 },
    '& > .outside': {
      flex: 'none',
      padding: '0 4px',
      border: `1px solid ${palette.line}`,
      borderRadius: 4,
      fontSize: '0.75rem',
      lineHeight: '16px',
    },
    '& > .wait': {
      flex: 'none',
      display: 'inline-flex',
      alignItems: 'center',
      gap: 2,
      marginLeft: 'auto',
      fontSize: '0.75rem',
      '& > svg': { fontSize: 14 },
      '&[data-level="amber"]': { color: palette.warning.main, fontWeight: 600 },
      '&[data-level="red"]': { color: palette.error.main, fontWeight: 700 },
    },
    '& > .wait + *': { marginLeft: 0 },
    '& > time': { flex: 'none', fontSize: '0.75rem' },
    '& > .unread': {
      flex: 'none',
      minWidth: 20,
      height: 20,
      padding: '0 6px',
      borderRadius: 10,
      fontSize: '0.75rem',
      lineHeight: '20px',
      fontWeight: 700,
      textAlign: 'center',
      color: palette.onAccent,
      backgroundColor: palette.primary.main,
    },
    '& > .agent': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 4,
      marginLeft: 'auto',
      // When the room is short, the stage is cut first, down to a few letters; the name stays readable.
      flexShrink: 1000,
      minWidth: 56,
      fontSize: '0.75rem',
      '& > span:last-of-type': {
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      },
    },
  }),
});
