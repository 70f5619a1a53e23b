import { LOW_WINDOW } from '@/console/ui/lowWindow';
import { makeSheet } from '@/console/ui/sheet';
import { MAX_HEIGHT_PX } from './useGrow';

/** The message input, which is drawn with each key. */
export const INPUT = makeSheet('composer', {
  form: ({ spacing, breakpoints }) => ({
    display: 'flex',
    flexDirection: 'column',
    padding: `${spacing(2)} ${spacing(4)} ${spacing(3)}`,
    [breakpoints.down('md')]: { paddingInline: spacing(3) },
    [LOW_WINDOW]: { paddingTop: spacing(1), paddingBottom: spacing(2) },
  }),
  line: ({ spacing }) => ({ display: 'flex', gap: spacing(2), alignItems: 'flex-end' }),
  area: ({ vars: { palette } }) => ({
    flex: 1,
    minWidth: 0,
    boxSizing: 'border-box',
    height: 40,
    maxHeight: MAX_HEIGHT_PX,
    resize: 'none',
    overflowY: 'auto',
    padding: '9px 14px',
    font: 'inherit',
    fontSize: '0.875rem',
    lineHeight: '20px',
    color: palette.text.primary,
    backgroundColor: palette.background.default,
    border: `1px solid ${palette.fieldLine}`,
    borderRadius: 14,
    '&::placeholder': {
      color: palette.text.secondary,
      opacity: 1,
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    '&[aria-disabled="true"]': { cursor: 'not-allowed', color: palette.text.secondary },
    '&[data-note="true"]': {
      borderStyle: 'dashed',
      borderColor: palette.warning.main,
      borderRadius: 4,
      backgroundColor: palette.background.paper,
    },
    '&[aria-invalid="true"]': { borderColor: palette.error.main },
    '&:focus-visible': { outlineOffset: -1 },
  }),
});
