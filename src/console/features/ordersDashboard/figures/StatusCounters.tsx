import ButtonBase from '@mui/material/ButtonBase';
import { styled, type Theme } from '@mui/material/styles';
import { PEDIDO_CHOICES, type PedidoChoice } from '@/contract/rest/dashboard';
import { Section } from './Section';

const Counters = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

const pill = (theme: Theme) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 36,
  gap: 8,
  padding: '4px 14px',
  borderRadius: 18,
  fontSize: '0.8125rem',
  border: `1px solid ${theme.vars.palette.line}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& strong': { fontSize: '0.875rem' },
});

const Told = styled('span')(({ theme }) => pill(theme));

const Counter = styled(ButtonBase)(({ theme }) => ({
  ...pill(theme),
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&[aria-pressed="true"]': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.action.selected,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
}));

interface StatusCountersProps {
  title: string;
  words: Readonly<Record<PedidoChoice, string>>;
  /** Formatted; null while they are unknown. */
  counts: Readonly<Record<PedidoChoice, string>> | null;
  /** Money that came late has to go back. Without any, those orders are no choice. */
  isHolding: boolean;
  /** The number of orders of the choice, in words; null when none is chosen or it is unknown. */
  found: string | null;
  selected: PedidoChoice | null;
  /** A click chooses; another click clears the choice with null. Null where nothing can be chosen. */
  onSelect: ((choice: PedidoChoice | null) => void) | null;
}

/** The number of orders in each status, and of those that have money to give back. A click lists only those. */
export function StatusCounters(props: StatusCountersProps) {
  const { title, words, counts, isHolding, found, selected, onSelect } = props;
  const choices = PEDIDO_CHOICES.filter(
    (choice) => choice !== 'a_devolver' || isHolding || choice === selected,
  );
  const contentOf = (choice: PedidoChoice) => (
    <>
      {words[choice]}
      <strong>{counts?.[choice] ?? '—'}</strong>
    </>
  );
  return (
    <Section title={title} {...(selected !== null && found !== null && { hint: found })}>
      <Counters>
        {choices.map((choice) => (
          <li key={choice}>
            {onSelect === null ? (
              <Told>{contentOf(choice)}</Told>
            ) : (
              <Counter
                aria-pressed={choice === selected}
                onClick={() => onSelect(choice === selected ? null : choice)}
              >
                {contentOf(choice)}
              </Counter>
            )}
          </li>
        ))}
      </Counters>
    </Section>
  );
}
