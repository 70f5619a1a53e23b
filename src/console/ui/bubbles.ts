import { makeSheet } from './sheet';

/**
 * The messages of a chat. `frame`: own ones on the right, others' on the left, at most 65 % wide (design: bubbles).
 * `data-side` is 'own' or 'other'. `data-first` marks the first of its author's run, which has the corner; `data-quiet`
 * a message that nobody wrote, `data-sought` the one that a search led to.
 */
export const BUBBLES = makeSheet('bubble', {
  row: ({ breakpoints }) => ({
    padding: '1px 32px',
    '&[data-first="true"]': { paddingTop: 8 },
    [breakpoints.down('md')]: { paddingInline: 12 },
  }),
  frame: ({ vars: { palette } }) => ({
    width: 'fit-content',
    maxWidth: '65%',
    minWidth: 72,
    padding: '6px 10px 4px',
    borderRadius: 14,
    border: '1px solid transparent',
    backgroundColor: palette.bubble.other,
    borderColor: palette.line,
    overflowWrap: 'anywhere',
    '&[data-side="own"]': {
      marginLeft: 'auto',
      backgroundColor: palette.bubble.own,
      borderColor: 'transparent',
    },
    '&[data-quiet="true"]': {
      color: palette.text.secondary,
      backgroundColor: palette.background.paper,
      borderColor: palette.line,
    },
    '&[data-sought="true"]': { outline: `2px solid ${palette.primary.main}` },
    '&[data-side="other"][data-first="true"]': { borderTopLeftRadius: 4 },
    '&[data-side="own"][data-first="true"]': { borderTopRightRadius: 4 },
    '& > .author': {
      fontSize: '0.75rem',
      fontWeight: 600,
      lineHeight: '18px',
      color: palette.primary.main,
    },
    '& > .foot': {
      display: 'flex',
      justifyContent: 'flex-end',
      alignItems: 'center',
      gap: 4,
      fontSize: '0.6875rem',
      lineHeight: '16px',
      color: palette.text.secondary,
    },
    '& > .foot > svg': { flex: 'none', width: 14, height: 14, fill: 'currentColor' },
  }),
  text: ({ vars: { palette } }) => ({
    margin: 0,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    // Each line takes its direction from its first letter. A link is isolated, so that it does not reorder the text
    // around it.
    unicodeBidi: 'plaintext',
    '& a': {
      color: palette.primary.main,
      textDecoration: 'underline',
      textUnderlineOffset: 2,
      unicodeBidi: 'isolate',
    },
    '& code': { fontFamily: 'ui-monospace, monospace', fontSize: '0.8125rem' },
  }),
});
