import { memo } from 'react';
import { listFilterChosen, selectListFilter } from '@/console/entities/attention/attentionSlice';
import { selectListStatus } from '@/console/entities/conversations/conversationsSelectors';
import { selectListCounts } from '@/console/entities/conversations/listMarks';
import { selectIsAdmin } from '@/console/entities/session/sessionSelectors';
import { useAppDispatch, useAppFacts } from '@/console/store/hooks';
import type { RootState } from '@/console/store/types';
import { useText } from '@/console/shared/text/useText';
import { FilterChips } from './FilterChips';
import { FinishedEntry } from './FinishedEntry';

interface InboxFiltersProps {
  /** Opens what is finished; null where there is nothing of the kind. */
  onOpenFinished: (() => void) | null;
  /** The person comes back from there. */
  isBackFromFinished: boolean;
}

const factsOf = (state: RootState) => ({
  isKnown: selectListStatus(state) === 'ready',
  chosen: selectListFilter(state),
  isAdmin: selectIsAdmin(state),
});

/** The list's filters. They are drawn anew when a count changes, and not with every event or with the list. */
export const InboxFilters = memo(function InboxFilters(props: InboxFiltersProps) {
  const { onOpenFinished, isBackFromFinished } = props;
  const dispatch = useAppDispatch();
  const { filters, filterLabel, finished } = useText().inbox;
  const counts = useAppFacts(selectListCounts);
  const { isKnown, chosen, isAdmin } = useAppFacts(factsOf);
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
