import { styled } from '@mui/material/styles';
import { useId, useLayoutEffect, useRef } from 'react';
import { NARROW_BELOW_PX } from '@/console/ui/useNarrow';
import { LIST_FILTERS, type ListFilter } from '@/domain/waitsFor';
import type { ListCounts } from '@/console/entities/conversations/listMarks';

/** What is left free at either end of the filters, in px. */
const EDGE_PX = 12;

/**
 * Beside a chat, where the list is narrow, two rows of two; where it is alone, one row, and what does not fit is scrolled
 * to sideways. The rows below never move, whatever the counts are.
 */
const Row = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '2fr 3fr',
  gap: 4,
  padding: `4px ${EDGE_PX}px`,
  flex: 'none',
  borderBottom: `1px solid ${theme.vars.palette.line}`,
  [`@media (max-width: ${String(NARROW_BELOW_PX - 0.02)}px)`]: {
    display: 'flex',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
  },
}));

const Chip = styled('label')(({ theme }) => ({
  position: 'relative',
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  height: 28,
  padding: '0 10px',
  border: `1px solid ${theme.vars.palette.fieldLine}`,
  borderRadius: 14,
  fontSize: '0.8125rem',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&:has(:checked)': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
    backgroundColor: theme.vars.palette.action.selected,
    color: theme.vars.palette.text.primary,
  },
  '&:has(:focus-visible)': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 1,
  },
  // The button itself lies over its words, unseen: the whole chip is pressed, and scrolled to when it takes the focus.
  '& > input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
}));

interface FilterChipsProps {
  label: string;
  words: Readonly<Record<ListFilter, string>>;
  /** null while the list is not known. */
  counts: ListCounts | null;
  chosen: ListFilter;
  onChoose: (filter: ListFilter) => void;
}

/** Scrolls the row sideways until the whole chosen chip is in sight: a browser is content with a part of it. */
function showWhole(row: HTMLElement, chip: HTMLElement): void {
  const first = Math.max(0, chip.offsetLeft - EDGE_PX);
  const last = chip.offsetLeft + chip.offsetWidth + EDGE_PX - row.clientWidth;
  if (row.scrollLeft > first) row.scrollLeft = first;
  else if (row.scrollLeft < last) row.scrollLeft = last;
}

/** What the list can be narrowed to, with how many conversations each has (behaviour: list-filters). */
export function FilterChips({ label, words, counts, chosen, onChoose }: FilterChipsProps) {
  const name = useId();
  const row = useRef<HTMLDivElement>(null);
  const chip = useRef<HTMLLabelElement>(null);
  useLayoutEffect(() => {
    if (row.current !== null && chip.current !== null) showWhole(row.current, chip.current);
  }, [chosen]);
  return (
    <Row ref={row} role="radiogroup" aria-label={label}>
      {LIST_FILTERS.map((filter) => (
        <Chip key={filter} ref={filter === chosen ? chip : null}>
          <input
            type="radio"
            name={name}
            checked={filter === chosen}
            onChange={() => onChoose(filter)}
          />
          <span>{words[filter]}</span> {counts === null ? null : <span>{counts[filter]}</span>}
        </Chip>
      ))}
    </Row>
  );
}
