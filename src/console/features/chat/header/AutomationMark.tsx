import PauseCircle from '@mui/icons-material/PauseCircleOutlined';
import { styled } from '@mui/material/styles';

const Mark = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  // It stands beside the name, so that nothing else moves when it comes; where both have no room, its words yield.
  flexShrink: 1000,
  minWidth: 16,
  fontSize: '0.75rem',
  lineHeight: '16px',
  color: theme.vars.palette.warning.main,
  '&:empty': { minWidth: 0 },
  '& > svg': { flex: 'none', fontSize: 16 },
  '& > span': {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    // A phone has room for the icon alone; the words are its name there.
    [theme.breakpoints.down('sm')]: { position: 'absolute', width: 1, clipPath: 'inset(50%)' },
  },
}));

/** Says that somebody has taken over from the flow (behaviour: automation-pause); empty while nobody has. */
export function AutomationMark({ text }: { text: string | null }) {
  return (
    // It stays in the page while it is empty: a screen reader announces what comes into it.
    <Mark role="status" {...(text === null ? {} : { title: text })}>
      {text === null ? null : (
        <>
          <PauseCircle aria-hidden />
          <span>{text}</span>
        </>
      )}
    </Mark>
  );
}
