import { shallowEqual } from 'react-redux';
import { listFilterChosen, selectListFilter } from '@/console/entities/attention/attentionSlice';
import { selectListStatus } from '@/console/entities/conversations/conversationsSelectors';
import { selectListCounts } from '@/console/entities/conversations/listMarks';
import { selectIsAdmin } from '@/console/entities/session/sessionSelectors';
import { useAppDispatch, useAppSelector } from '@/console/store/hooks';
import { useText } from '@/console/shared/text/useText';
import { FilterChips } from './FilterChips';

/** The list's filters. They are drawn anew when a count changes, and not with every event. */
export function InboxFilters() {
  const dispatch = useAppDispatch();
  const { filters, filterLabel } = useText().inbox;
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
    />
  );
}
