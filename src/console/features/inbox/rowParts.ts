import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';

/** The height of a row in px. The virtual list relies on it. */
export const INBOX_ROW_PX = 80;

/** A row: the picture, and beside it its lines. */
export const Row = styled(ButtonBase)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  height: INBOX_ROW_PX,
  padding: '0 12px',
  textAlign: 'left',
  borderBottom: `1px solid ${theme.vars.palette.line}`,
  transition: 'background-color 120ms',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&[aria-current="true"]': {
    backgroundColor: theme.vars.palette.action.selected,
    boxShadow: `inset 3px 0 0 ${theme.vars.palette.primary.main}`,
  },
  '&.Mui-focusVisible': { outlineOffset: -3 },
}));

export const Lines = styled('span')({ display: 'grid', gap: 2, minWidth: 0 });

export const Line = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  fontSize: '0.8125rem',
  lineHeight: '18px',
  color: theme.vars.palette.text.secondary,
  '& > .grow': {
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > .name': { fontWeight: 600, fontSize: '0.875rem', color: theme.vars.palette.text.primary },
  '& > .sender': { marginRight: -4 },
  '& > .draft': { color: theme.vars.palette.primary.main },
  '& > svg': { flex: 'none', fontSize: 18 },
  '& > .outside': {
    flex: 'none',
    padding: '0 4px',
    border: `1px solid ${theme.vars.palette.line}`,
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
    '&[data-level="amber"]': { color: theme.vars.palette.warning.main, fontWeight: 600 },
    '&[data-level="red"]': { color: theme.vars.palette.error.main, fontWeight: 700 },
  },
  '& > .wait + *': { marginLeft: 0 },
  '& > time': { flex: 'none', fontSize: '0.75rem' },
}));
