import WarningAmber from '@mui/icons-material/WarningAmber';
import { styled } from '@mui/material/styles';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flex: 'none',
  padding: '6px 16px',
  fontSize: '0.8125rem',
  color: theme.vars.palette.warning.main,
  backgroundColor: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.line}`,
  '& > span': { color: theme.vars.palette.text.primary },
}));

/** Says that nothing can be sent now (behaviour: chat-disconnected). */
export function DisconnectedBanner({ text }: { text: string }) {
  return (
    <Bar role="alert">
      <WarningAmber aria-hidden fontSize="small" />
      <span>{text}</span>
    </Bar>
  );
}
