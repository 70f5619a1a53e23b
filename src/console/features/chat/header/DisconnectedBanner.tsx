import WarningAmber from '@mui/icons-material/WarningAmber';
import Button from '@mui/material/Button';
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
  '& > span': { minWidth: 0, color: theme.vars.palette.text.primary },
  '& > button': { flex: 'none', marginLeft: 'auto' },
}));

interface DisconnectedBannerProps {
  text: string;
  connectLabel: string;
  onConnect: () => void;
}

/** Says that nothing can be sent now, and leads to what mends it (behaviour: chat-disconnected). */
export function DisconnectedBanner({ text, connectLabel, onConnect }: DisconnectedBannerProps) {
  return (
    <Bar>
      <WarningAmber aria-hidden fontSize="small" />
      <span role="alert">{text}</span>
      <Button size="small" color="inherit" variant="outlined" onClick={onConnect}>
        {connectLabel}
      </Button>
    </Bar>
  );
}
