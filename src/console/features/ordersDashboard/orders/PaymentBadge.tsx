import { styled } from '@mui/material/styles';
import type { PaymentTone } from '@/console/text/orderWords';

/** A payment's status: a word with a dot in its colour. */
const Mark = styled('strong')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  '&::before': {
    content: '""',
    width: 8,
    height: 8,
    borderRadius: '50%',
    backgroundColor: 'currentColor',
  },
  '&[data-tone="good"]': { color: theme.vars.palette.success.main },
  '&[data-tone="open"], &[data-tone="late"]': { color: theme.vars.palette.warning.main },
}));

interface PaymentBadgeProps {
  tone: PaymentTone;
  children: string;
}

/** Shows the status of a payment. */
export function PaymentBadge({ tone, children }: PaymentBadgeProps) {
  return <Mark data-tone={tone}>{children}</Mark>;
}
