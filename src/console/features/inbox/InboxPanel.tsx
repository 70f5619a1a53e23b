import { useCallback, useEffect, useState, type ReactNode, type Ref } from 'react';
import { selectWhatsappConnected } from '@/console/entities/connection/connectionSelectors';
import { listFilterChosen, selectListFilter } from '@/console/entities/attention/attentionSlice';
import {
  selectConversationIds,
  selectListStatus,
} from '@/console/entities/conversations/conversationsSelectors';
import { selectIsAdmin, selectIsOfflineAgent } from '@/console/entities/session/sessionSelectors';
import { turnOnline } from '@/console/shared/deeds/agentSwitches';
import { useAppDispatch, useAppFacts } from '@/console/store/hooks';
import type { RootState } from '@/console/store/types';
import { readList } from '@/console/shared/rereads/readNow';
import { useServerNow } from '@/console/shared/time/useServerNow';
import { useText } from '@/console/shared/text/useText';
import { selectFoundIds, selectListedIds } from './foundIds';
import { InboxFilters } from './InboxFilters';
import { InboxListView } from './InboxListView';
import { InboxRow } from './InboxRow';
import type { InboxMemory } from './inboxMemory';
import type { RowPlace } from './rowPlace';
import { useRest } from './useRest';

/** The texts 'há ...' are exact to the minute, so half of that is often enough. */
const AGO_TICK_MS = 30_000;

interface InboxPanelProps {
  selectedId: string | null;
  onSelect: (id: string) => void;
  /** Called with a row on which somebody rests; the same function each time. */
  onRest: (id: string) => void;
  searchRef: Ref<HTMLInputElement>;
  /** State that survives while the list is off screen, and that is readable from outside. */
  memory: InboxMemory;
  /** Opens one's own attendances that are over; null where the host remembers none, and for who attends nobody. */
  onOpenFinished: (() => void) | null;
  /** What helps a new agent to begin; null for others. */
  guide: ReactNode;
}

const factsOf = (state: RootState) => ({
  filter: selectListFilter(state),
  isEmpty: selectConversationIds(state).length === 0,
  isAdmin: selectIsAdmin(state),
  status: selectListStatus(state),
  whatsappConnected: selectWhatsappConnected(state) !== false,
  isOffline: selectIsOfflineAgent(state),
});

/** The conversation list with its search (behaviour: list-search). */
export function InboxPanel(props: InboxPanelProps) {
  const { selectedId, onSelect, onRest, searchRef, memory } = props;
  const pointAt = useRest(onRest);
  const text = useText();
  const dispatch = useAppDispatch();
  const [remembered] = useState(memory.read);
  useEffect(() => {
    memory.note({ isBackFromFinished: false });
  }, [memory]);
  const [query, setQuery] = useState(remembered.query);
  const ids = useAppFacts((state) => selectListedIds(state, query, selectedId));
  const found = useAppFacts((state) => selectFoundIds(state, query));
  const { filter, isEmpty, isAdmin, status, whatsappConnected, isOffline } = useAppFacts(factsOf);
  const ofAnybody = isAdmin && filter === 'agent';
  const now = useServerNow(AGO_TICK_MS);
  const renderRow = useCallback(
    (place: RowPlace) => (
      <InboxRow
        {...place}
        now={now}
        selected={place.id === selectedId}
        isAdmin={isAdmin}
        onSelect={onSelect}
      />
    ),
    [now, selectedId, isAdmin, onSelect],
  );
  return (
    <InboxListView
      text={text}
      status={status === 'unknown' ? 'loading' : status}
      ids={ids}
      found={found}
      isEmpty={isEmpty}
      filter={filter}
      noneFound={filter === 'all' ? null : text.inbox.noneOf[ofAnybody ? 'anyAgent' : filter]}
      onShowAll={() => dispatch(listFilterChosen({ filter: 'all' }))}
      filters={
        <InboxFilters
          onOpenFinished={props.onOpenFinished}
          isBackFromFinished={remembered.isBackFromFinished}
        />
      }
      guide={props.guide}
      selectedId={selectedId}
      query={query}
      onQuery={(next) => {
        memory.note({ query: next });
        setQuery(next);
      }}
      searchRef={searchRef}
      onChoose={onSelect}
      initialScrollTop={remembered.scrollTop}
      initialFocusId={
        selectedId === null && !remembered.isBackFromFinished ? remembered.focusId : null
      }
      onScrolled={(scrollTop) => {
        memory.note({ scrollTop });
      }}
      onShown={(shown) => {
        memory.note({ shown });
      }}
      whatsappConnected={whatsappConnected}
      onGoOnline={isOffline ? () => void dispatch(turnOnline(true)) : null}
      onRetry={() => void dispatch(readList())}
      onPointedAt={pointAt}
      renderRow={renderRow}
    />
  );
}
