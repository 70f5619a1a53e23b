import SwapHoriz from '@mui/icons-material/SwapHoriz';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flex: 'none',
  padding: '4px 16px',
  fontSize: '0.8125rem',
  backgroundColor: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.line}`,
  [theme.breakpoints.down('md')]: { paddingInline: 12 },
  // It stays in the page while it is empty: a screen reader announces what comes into it.
  '&:empty': { padding: 0, borderBottom: 0 },
  '& > svg': { flex: 'none', color: theme.vars.palette.warning.main },
  '& > span': {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > button': { flex: 'none', marginLeft: 'auto' },
}));

interface TransferLineViewProps {
  /** To whom the chat is being handed over, in a sentence; null while it is not. */
  text: string | null;
  /** The button's word, and all that it says to a screen reader. */
  cancel: { label: string; name: string };
  busy: boolean;
  /** Null for who may only see it. */
  onCancel: (() => void) | null;
}

/** A handing over that nobody has decided yet, in one line. */
export function TransferLineView({ text, cancel, busy, onCancel }: TransferLineViewProps) {
  return (
    <Bar role="status">
      {text === null ? null : (
        <>
          <SwapHoriz aria-hidden fontSize="small" />
          <span title={text}>{text}</span>
          {onCancel === null ? null : (
            <Button size="small" aria-label={cancel.name} loading={busy} onClick={onCancel}>
              {cancel.label}
            </Button>
          )}
        </>
      )}
    </Bar>
  );
}
