import { memo } from 'react';
import { shallowEqual } from 'react-redux';
import { listFilterChosen, selectListFilter } from '@/console/entities/attention/attentionSlice';
import { selectListStatus } from '@/console/entities/conversations/conversationsSelectors';
import { selectListCounts } from '@/console/entities/conversations/listMarks';
import { selectIsAdmin } from '@/console/entities/session/sessionSelectors';
import { useAppDispatch, useAppSelector } from '@/console/store/hooks';
import { useText } from '@/console/shared/text/useText';
import { FilterChips } from './FilterChips';
import { FinishedEntry } from './FinishedEntry';

interface InboxFiltersProps {
  /** Opens what is finished; null where there is nothing of the kind. */
  onOpenFinished: (() => void) | null;
  /** The person comes back from there. */
  isBackFromFinished: boolean;
}

/** The list's filters. They are drawn anew when a count changes, and not with every event or with the list. */
export const InboxFilters = memo(function InboxFilters(props: InboxFiltersProps) {
  const { onOpenFinished, isBackFromFinished } = props;
  const dispatch = useAppDispatch();
  const { filters, filterLabel, finished } = useText().inbox;
  const counts = useAppSelector(selectListCounts, shallowEqual);
  const isKnown = useAppSelector(selectListStatus) === 'ready';
  const chosen = useAppSelector(selectListFilter);
  const isAdmin = useAppSelector(selectIsAdmin);
  return (
    <FilterChips
      label={filterLabel}
      words={isAdmin ? { ...filters, agent: filters.anyAgent } : filters}
      counts={isKnown ? counts : null}
      chosen={chosen}
      onChoose={(filter) => dispatch(listFilterChosen({ filter }))}
      beside={
        onOpenFinished && (
          <FinishedEntry label={finished} takesFocus={isBackFromFinished} onOpen={onOpenFinished} />
        )
      }
    />
  );
});
