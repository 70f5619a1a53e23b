import { styled } from '@mui/material/styles';

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'center',
  padding: '12px 0 8px',
  '& > span': {
    fontSize: '0.75rem',
    lineHeight: '16px',
    padding: '3px 10px',
    borderRadius: 10,
    backgroundColor: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.line}`,
    color: theme.vars.palette.text.secondary,
  },
  '&[data-look="marker"], &[data-look="line"]': { alignItems: 'center', gap: 8 },
  '&[data-look="marker"] > span': {
    color: theme.vars.palette.primary.main,
    borderColor: theme.vars.palette.primary.main,
  },
  '&[data-look="marker"]::before, &[data-look="marker"]::after': {
    content: '""',
    flex: 1,
    height: 1,
    backgroundColor: theme.vars.palette.line,
  },
  '&[data-look="line"] > span': { textAlign: 'center', overflowWrap: 'anywhere' },
  '&[data-look="line"]::before, &[data-look="line"]::after': {
    content: '""',
    flex: 1,
    minWidth: 16,
    height: 1,
    backgroundColor: theme.vars.palette.fieldLine,
  },
}));

interface DayDividerProps {
  text: string;
  /** 'marker' for the first unread message, 'line' for what parts more than two days; a day has none of its own. */
  look?: 'day' | 'marker' | 'line';
}

/** A divider between the messages of two days or two attendances, or before the first unread one. */
export function DayDivider({ text, look = 'day' }: DayDividerProps) {
  return (
    <Line data-look={look}>
      <span>{text}</span>
    </Line>
  );
}
