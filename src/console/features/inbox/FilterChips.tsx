import { useId, type ReactNode } from 'react';
import { LOW_WINDOW } from '@/console/ui/lowWindow';
import { makeSheet } from '@/console/ui/sheet';
import { NARROW_BELOW_PX } from '@/console/ui/useNarrow';
import { LIST_FILTERS, type ListFilter } from '@/domain/waitsFor';
import type { ListCounts } from '@/console/entities/conversations/listMarks';

/** Where the list is alone, but no phone's. */
const ALONE_AND_WIDE = `@media (min-width: 600px) and (max-width: ${String(NARROW_BELOW_PX - 0.02)}px)`;

/** The filters, which are drawn whenever a count changes. */
export const CHIPS = makeSheet('chips', {
  // The filters, and what stands beside them.
  bar: ({ vars: { palette } }) => ({
    display: 'flex',
    flex: 'none',
    borderBottom: `1px solid ${palette.line}`,
  }),
  // Beside a chat, where the list is narrow, and on a phone two rows of two; else one row. None is beside the screen,
  // and the rows below never move, whatever the counts are.
  row: () => ({
    display: 'grid',
    gridTemplateColumns: '2fr 3fr',
    gap: 4,
    padding: '4px 12px',
    flex: 1,
    minWidth: 0,
    [ALONE_AND_WIDE]: { display: 'flex' },
  }),
  chip: ({ vars: { palette }, breakpoints }) => ({
    position: 'relative',
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    height: 28,
    padding: '0 10px',
    border: `1px solid ${palette.fieldLine}`,
    borderRadius: 14,
    fontSize: '0.8125rem',
    whiteSpace: 'nowrap',
    color: palette.text.secondary,
    cursor: 'pointer',
    // As high as a thumb wants it, where there is room.
    [breakpoints.down('sm')]: { height: 44, borderRadius: 22, [LOW_WINDOW]: { height: 28 } },
    '&:hover': { backgroundColor: palette.action.hover },
    '&:has(:checked)': {
      borderColor: palette.primary.main,
      boxShadow: `inset 0 0 0 1px ${palette.primary.main}`,
      backgroundColor: palette.action.selected,
      color: palette.text.primary,
    },
    '&:has(:focus-visible)': {
      outline: `2px solid ${palette.primary.main}`,
      outlineOffset: 1,
    },
    // The button itself lies over its words, unseen: the whole chip is pressed.
    '& > input': {
      position: 'absolute',
      inset: 0,
      width: '100%',
      height: '100%',
      margin: 0,
      opacity: 0,
      cursor: 'pointer',
    },
  }),
});

interface FilterChipsProps {
  label: string;
  words: Readonly<Record<ListFilter, string>>;
  /** null while the list is not known. */
  counts: ListCounts | null;
  chosen: ListFilter;
  onChoose: (filter: ListFilter) => void;
  /** Stands at their end and is never scrolled away. */
  beside?: ReactNode;
}

/** What the list can be narrowed to, with how many conversations each has (behaviour: list-filters). */
export function FilterChips(props: FilterChipsProps) {
  const { label, words, counts, chosen, onChoose } = props;
  const name = useId();
  return (
    <div className={CHIPS.classes.bar}>
      <div className={CHIPS.classes.row} role="radiogroup" aria-label={label}>
        {LIST_FILTERS.map((filter) => (
          <label key={filter} className={CHIPS.classes.chip}>
            <input
              type="radio"
              name={name}
              checked={filter === chosen}
              onChange={() => onChoose(filter)}
            />
            <span>{words[filter]}</span> {counts === null ? null : <span>{counts[filter]}</span>}
          </label>
        ))}
      </div>
      {props.beside}
    </div>
  );
}
