import { styled } from '@mui/material/styles';

/**
 * The frame of one message: own ones on the right, others' on the left, at most 65 % wide (design: bubbles).
 * `data-side` is 'own' or 'other'. `data-first` marks the first of its author's run, which has the corner; `data-quiet`
 * a message that nobody wrote, `data-sought` the one that a search led to.
 */
export const BubbleFrame = styled('div')(({ theme }) => ({
  position: 'relative',
  width: 'fit-content',
  maxWidth: '65%',
  minWidth: 72,
  padding: '6px 10px 4px',
  borderRadius: 14,
  border: '1px solid transparent',
  backgroundColor: theme.vars.palette.bubble.other,
  borderColor: theme.vars.palette.line,
  overflowWrap: 'anywhere',
  '&[data-side="own"]': {
    marginLeft: 'auto',
    backgroundColor: theme.vars.palette.bubble.own,
    borderColor: 'transparent',
  },
  '&[data-quiet="true"]': {
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.background.paper,
    borderColor: theme.vars.palette.line,
  },
  '&[data-sought="true"]': { outline: `2px solid ${theme.vars.palette.primary.main}` },
  '&[data-side="other"][data-first="true"]': { borderTopLeftRadius: 4 },
  '&[data-side="own"][data-first="true"]': { borderTopRightRadius: 4 },
}));
