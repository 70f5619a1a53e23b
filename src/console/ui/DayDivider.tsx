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
  '&[data-marker="true"]': { alignItems: 'center', gap: 8 },
  '&[data-marker="true"] > span': {
    color: theme.vars.palette.primary.main,
    borderColor: theme.vars.palette.primary.main,
  },
  '&[data-marker="true"]::before, &[data-marker="true"]::after': {
    content: '""',
    flex: 1,
    height: 1,
    backgroundColor: theme.vars.palette.line,
  },
}));

interface DayDividerProps {
  text: string;
  /** Gives the unread marker a look of its own. */
  marker?: boolean;
}

/** A divider between the messages of two days, or before the first unread one. */
export function DayDivider({ text, marker = false }: DayDividerProps) {
  return (
    <Line data-marker={marker}>
      <span>{text}</span>
    </Line>
  );
}
