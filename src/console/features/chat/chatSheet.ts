import { LOW_WINDOW } from '@/console/ui/lowWindow';
import { PHONE } from '@/console/ui/phone';
import { PLAIN_BUTTON } from '@/console/ui/plainButton';
import { makeSheet } from '@/console/ui/sheet';

/**
 * The message list keeps at least this height in px while the order is folded. If that does not fit, the panel scrolls.
 */
const LEAST_MESSAGES_PX = 104;

const ONE_LINE = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** The pane of a chat and its parts. All of them are drawn when another chat is opened. */
export const CHAT = makeSheet('chat', {
  // It fills what is left, and scrolls as a whole where the window is too low for all of it.
  panel: () => ({
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minWidth: 0,
    minHeight: 0,
    [LOW_WINDOW]: { overflowY: 'auto' },
  }),
  // One row where there is room. `data-wraps`: else more of them, but on a phone.
  header: ({ spacing, breakpoints, vars: { palette } }) => ({
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    columnGap: spacing(3),
    minHeight: 64,
    padding: `${spacing(2)} ${spacing(4)}`,
    backgroundColor: palette.background.paper,
    borderBottom: `1px solid ${palette.line}`,
    '&[data-wraps="true"]': { flexWrap: 'wrap', rowGap: spacing(1) },
    [breakpoints.down('md')]: { columnGap: spacing(2), paddingInline: spacing(3) },
    [PHONE]: {
      minHeight: 56,
      padding: spacing(1),
      columnGap: spacing(1),
      '&[data-wraps="true"]': { flexWrap: 'nowrap' },
    },
    [LOW_WINDOW]: { minHeight: 44, paddingBlock: spacing(0.5) },
  }),
  // What stands in the header's place where the chat is not known.
  lead: ({ spacing }) => ({
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    minHeight: 56,
    padding: `0 ${spacing(1)}`,
  }),
  // In a small window the unfolded order may take only part of the panel, so that messages and input keep some room.
  order: () => ({
    flex: 'none',
    [PHONE]: { maxHeight: '40%', overflowY: 'auto' },
    [LOW_WINDOW]: { maxHeight: '40%', overflowY: 'auto' },
  }),
  // A handing over that nobody has decided yet.
  transfer: ({ breakpoints, vars: { palette } }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    flex: 'none',
    padding: '4px 16px',
    fontSize: '0.8125rem',
    backgroundColor: palette.background.paper,
    borderBottom: `1px solid ${palette.line}`,
    [breakpoints.down('md')]: { paddingInline: 12 },
    // It stays in the page while it is empty: a screen reader announces what comes into it.
    '&:empty': { padding: 0, borderBottom: 0 },
    '& > svg': { flex: 'none', color: palette.warning.main },
    '& > span': ONE_LINE,
    '& > button': { flex: 'none', marginLeft: 'auto' },
  }),
  // One line, whatever is written: a phone has no room for more, and a press shows all of it.
  remark: ({ breakpoints, vars: { palette } }) => ({
    ...PLAIN_BUTTON,
    display: 'flex',
    width: '100%',
    height: 28,
    gap: 6,
    padding: '0 16px',
    justifyContent: 'flex-start',
    fontSize: '0.8125rem',
    color: palette.text.primary,
    backgroundColor: palette.background.paper,
    borderBottom: `1px solid ${palette.line}`,
    [breakpoints.down('md')]: { paddingInline: 12 },
    '& > svg': { flex: 'none', width: 16, height: 16, color: palette.warning.main },
    '& > span': ONE_LINE,
  }),
  messages: () => ({
    flex: 1,
    minHeight: 0,
    display: 'flex',
    flexDirection: 'column',
    [LOW_WINDOW]: { '&[data-alone="true"]': { minHeight: LEAST_MESSAGES_PX } },
  }),
});
