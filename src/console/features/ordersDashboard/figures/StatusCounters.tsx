import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { Texts } from '@/console/text/texts';
import { PEDIDO_STATUSES } from '@/contract/entities/pedido';
import type { PedidoStatus } from '../address/dashboardAddress';
import { Section } from './Section';

const Counters = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

const Counter = styled(ButtonBase)(({ theme }) => ({
  minHeight: 36,
  gap: 8,
  padding: '4px 14px',
  borderRadius: 18,
  fontSize: '0.8125rem',
  border: `1px solid ${theme.vars.palette.line}`,
  backgroundColor: theme.vars.palette.background.paper,
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& strong': { fontSize: '0.875rem' },
  '&[aria-pressed="true"]': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.action.selected,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
}));

interface StatusCountersProps {
  title: string;
  words: Texts['history']['status'];
  /** Formatted; null while they are unknown. */
  counts: Readonly<Record<PedidoStatus, string>> | null;
  /** The number of orders of the chosen status, in words; null when none is chosen or it is unknown. */
  found: string | null;
  selected: PedidoStatus | null;
  /** A click chooses a status; another click clears the choice with null. */
  onSelect: (status: PedidoStatus | null) => void;
}

/** The number of orders in each status. A click lists only those. */
export function StatusCounters(props: StatusCountersProps) {
  const { title, words, counts, found, selected, onSelect } = props;
  return (
    <Section title={title} {...(selected !== null && found !== null && { hint: found })}>
      <Counters>
        {PEDIDO_STATUSES.map((status) => (
          <li key={status}>
            <Counter
              aria-pressed={status === selected}
              onClick={() => onSelect(status === selected ? null : status)}
            >
              {words[status]}
              <strong>{counts?.[status] ?? '—'}</strong>
            </Counter>
          </li>
        ))}
      </Counters>
    </Section>
  );
}
