import { styled } from '@mui/material/styles';
import type { PaymentTone } from '@/console/text/orderWords';
import type { OrderRow } from './orderRow';

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
  /** What says that the money went back, or null. */
  givenBack: string | null;
  children: string;
}

/** Shows the status of a payment, and that its money went back (behaviour: refunded-seen). */
export function PaymentBadge({ tone, givenBack, children }: PaymentBadgeProps) {
  return (
    <span>
      <Mark data-tone={tone}>{children}</Mark>
      {givenBack === null ? null : (
        <>
          {' '}
          <span className="cut dim">{givenBack}</span>
        </>
      )}
    </span>
  );
}

/** An order's profit: struck out when the money went back. A loss is in the colour of danger. */
export function Profit({
  profit,
  isLoss,
  givenBack,
}: Pick<OrderRow, 'profit' | 'isLoss' | 'givenBack'>) {
  if (givenBack !== null) return <s className="dim">{profit}</s>;
  return <span className={isLoss ? 'lost' : undefined}>{profit}</span>;
}
