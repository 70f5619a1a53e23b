import { styled } from '@mui/material/styles';
import type { Texts } from '@/console/text/texts';

const List = styled('dl')(({ theme }) => ({
  display: 'flex',
  gap: 16,
  margin: 0,
  fontSize: '0.8125rem',
  '& > div': { display: 'flex', gap: 6, alignItems: 'baseline', whiteSpace: 'nowrap' },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600 },
}));

interface EarningsProps {
  text: Texts['topbar'];
  /** Formatted amounts, or null while they are unknown. */
  pending: string | null;
  received: string | null;
}

/** An agent's earnings (behaviour: earnings). */
export function Earnings({ text, pending, received }: EarningsProps) {
  return (
    <List aria-label={text.earnings}>
      <div>
        <dt>{text.pending}</dt>
        <dd>{pending ?? '—'}</dd>
      </div>
      <div>
        <dt>{text.received}</dt>
        <dd>{received ?? '—'}</dd>
      </div>
    </List>
  );
}
