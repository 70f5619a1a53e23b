import type { UnknownAction } from '@reduxjs/toolkit';
import { api } from '@/console/api/api';
import { attentionReducer, type AttentionState } from '@/console/entities/attention/attentionSlice';
import { clientesReducer, type ClientesState } from '@/console/entities/clientes/clientesSlice';
import {
  connectionReducer,
  type ConnectionState,
} from '@/console/entities/connection/connectionSlice';
import { conversationsReducer } from '@/console/entities/conversations/conversationsReducer';
import type { ConversationsState } from '@/console/entities/conversations/conversationsState';
import {
  couponLinksReducer,
  type CouponLinksState,
} from '@/console/entities/couponLinks/couponLinksSlice';
import { draftsReducer, type DraftsState } from '@/console/entities/drafts/draftsSlice';
import type { ActionContext } from '@/console/entities/events/context';
import { isRealtimeAction } from '@/console/entities/events/realtimeActions';
import { guideReducer, type GuideState } from '@/console/entities/guide/guideSlice';
import { messagesReducer, type MessagesState } from '@/console/entities/messages/messagesReducer';
import {
  noteDraftsReducer,
  type NoteDraftsState,
} from '@/console/entities/noteDrafts/noteDraftsSlice';
import { offersReducer, type OffersState } from '@/console/entities/offers/offersSlice';
import { outboxReducer, type OutboxState } from '@/console/entities/outbox/outboxSlice';
import {
  preferencesReducer,
  type PreferencesState,
} from '@/console/entities/preferences/preferencesSlice';
import { readinessReducer, type ReadinessState } from '@/console/entities/readiness/readinessSlice';
import type { SessionState } from '@/console/entities/session/entrySession';
import { sessionReducer } from '@/console/entities/session/sessionSlice';
import { summaryReducer, type SummaryState } from '@/console/entities/summary/summarySlice';
// Defined before their first actions, because listeners and reducers match these. Others come with their screens
// (recording/lateCalls.ts).
import '@/console/api/attendance';
import '@/console/api/offers';
import '@/console/api/purchase';
import '@/console/api/users';
import '@/console/api/wipe';
import '@/console/api/auth';
import '@/console/api/coupons';
import { asksReducer, type Asks } from './asks';
import { NOTHING_KNOWN } from './context';

/** The state after the desk is open. */
export interface RootState {
  api: ReturnType<typeof api.reducer>;
  session: SessionState;
  connection: ConnectionState;
  conversations: ConversationsState;
  attention: AttentionState;
  messages: MessagesState;
  outbox: OutboxState;
  drafts: DraftsState;
  noteDrafts: NoteDraftsState;
  summary: SummaryState;
  clientes: ClientesState;
  offers: OffersState;
  couponLinks: CouponLinksState;
  preferences: PreferencesState;
  readiness: ReadinessState;
  guide: GuideState;
  asks: Asks;
}

type SliceName = keyof RootState;

/** A slice's reducer. It names the parts of the context that it uses, so its type says which neighbours it depends on. */
type SliceReducer<S extends SliceName> = (
  before: RootState[S] | undefined,
  action: UnknownAction,
  context: ActionContext,
) => RootState[S];

export const REDUCERS: { [S in SliceName]: SliceReducer<S> } = {
  api: api.reducer,
  session: sessionReducer,
  connection: connectionReducer,
  conversations: conversationsReducer,
  attention: attentionReducer,
  messages: messagesReducer,
  outbox: outboxReducer,
  drafts: draftsReducer,
  noteDrafts: noteDraftsReducer,
  summary: summaryReducer,
  clientes: clientesReducer,
  offers: offersReducer,
  couponLinks: couponLinksReducer,
  preferences: preferencesReducer,
  readiness: readinessReducer,
  guide: guideReducer,
  asks: asksReducer,
};

/**
 * The slices that no event of the host's concerns. RTK Query's reducers alone ask some thirty matchers about an action, so
 * these are not asked about an event.
 */
export const WITHOUT_EVENTS: readonly SliceName[] = [
  'api',
  'attention',
  'drafts',
  'noteDrafts',
  'summary',
  'couponLinks',
  'preferences',
  'readiness',
  'guide',
  'asks',
];

const NAMES = Object.keys(REDUCERS) as SliceName[];
const NAMES_WITH_EVENTS = NAMES.filter((name) => !WITHOUT_EVENTS.includes(name));

const reduced = <S extends SliceName>(
  name: S,
  before: RootState | undefined,
  action: UnknownAction,
  context: ActionContext,
): RootState[S] => REDUCERS[name](before?.[name], action, context);

/** Hands an action with its context to every slice that it may concern. @returns the same state when no slice changed */
export function reduceSlices(
  before: RootState | undefined,
  action: UnknownAction,
  context: ActionContext,
): RootState {
  const changed: Partial<Record<SliceName, unknown>> = {};
  let isSame = before !== undefined;
  const names = before !== undefined && isRealtimeAction(action) ? NAMES_WITH_EVENTS : NAMES;
  for (const name of names) {
    const slice = reduced(name, before, action, context);
    if (before !== undefined && slice === before[name]) continue;
    changed[name] = slice;
    isSame = false;
  }
  // Without a state before it every slice was reduced, so none is missing.
  return before && isSame ? before : ({ ...before, ...changed } as RootState);
}

/** The state before the first action. */
export const EMPTY: RootState = reduceSlices(undefined, { type: 'empty' }, NOTHING_KNOWN);
