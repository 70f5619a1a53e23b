import {
  createEntityAdapter,
  createSlice,
  type EntityState,
  type PayloadAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { Offer } from '@/contract/entities/offer';
import type { EpochMs } from '@/contract/wire';
import { isApiError } from '@/console/api/apiError';
import { offersApi } from '@/console/api/offers';
import type { Context } from '@/console/entities/events/context';
import { realtime } from '@/console/entities/events/realtimeActions';
import { createSelector } from '@/console/lib/createSelector';
import { outcomeOfAccept, type AcceptOutcome } from './outcomeOfAccept';

/** A held offer: `open`, being accepted, or ignored here while the host still holds it. */
export interface HeldOffer extends Offer {
  receivedAt: EpochMs;
  phase: 'open' | 'accepting' | 'ignored';
  /** It was on screen, so it counts as seen (wire: seen). */
  shown: boolean;
  /**
   * The stream was interrupted, so the offer's end may have been missed. A numbering host announces a valid offer
   * again.
   */
  doubtful: boolean;
}

const adapter = createEntityAdapter<HeldOffer, string>({
  selectId: (offer) => offer.ofertaId,
  // Not by their ids: in a masked recording they have another order (behaviour: recording-masked).
  sortComparer: (a, b) => a.expiraEm - b.expiraEm || a.receivedAt - b.receivedAt,
});

export interface OffersState extends EntityState<HeldOffer, string> {
  /** Decided offers, with the time they would have expired: until then a late repeat must not bring one back. */
  settled: Record<string, EpochMs>;
  /** The offer whose desktop notice was clicked last. */
  pointedAt: string | null;
}

const initialState: OffersState = { ...adapter.getInitialState(), settled: {}, pointedAt: null };

function settle(state: OffersState, ofertaId: string): void {
  const offer = state.entities[ofertaId];
  if (!offer) return;
  state.settled[ofertaId] = offer.expiraEm;
  if (state.pointedAt === ofertaId) state.pointedAt = null;
  adapter.removeOne(state, ofertaId);
}

/** The call to accept is over: the offer is decided, or the person may try again. */
function endAccepting(state: OffersState, ofertaId: string, outcome: AcceptOutcome): void {
  const offer = state.entities[ofertaId];
  if (outcome === 'accepted' || outcome === 'gone') settle(state, ofertaId);
  else if (offer) offer.phase = 'open';
}

/** The host did not take the refusal: the offer may be over, or it is before the person again. */
function endRefusing(state: OffersState, ofertaId: string, error: unknown): void {
  const offer = state.entities[ofertaId];
  const isOver = isApiError(error) && (error.status === 404 || error.status === 409);
  if (isOver) settle(state, ofertaId);
  else if (offer) offer.phase = 'open';
}

type Id = PayloadAction<{ ofertaId: string }>;

const offersSlice = createSlice({
  name: 'offers',
  initialState,
  reducers: {
    /** The offer is on screen. The middleware informs the server. */
    offerShown(state, { payload }: Id) {
      const offer = state.entities[payload.ofertaId];
      if (offer) offer.shown = true;
    },
    offerIgnored(state, { payload }: Id) {
      const offer = state.entities[payload.ofertaId];
      if (offer) offer.phase = 'ignored';
    },
    /** The offer expired by the server's clock. */
    offerTimedOut(state, { payload }: Id) {
      settle(state, payload.ofertaId);
    },
    /**
     * The console is in sync again, and these doubtful offers were not announced again: they were decided meanwhile.
     */
    doubtfulLeft(state) {
      const gone = Object.values(state.entities).filter(
        ({ doubtful, phase }) => doubtful && phase !== 'accepting',
      );
      adapter.removeMany(
        state,
        gone.map(({ ofertaId }) => ofertaId),
      );
    },
    /** The offer's desktop notice was clicked. The screen scrolls to the offer. */
    offerPointedAt(state, { payload }: Id) {
      if (state.entities[payload.ofertaId]) state.pointedAt = payload.ofertaId;
    },
  },
  extraReducers: (builder) => {
    const { acceptOffer, refuseOffer } = offersApi.endpoints;
    builder
      .addCase(realtime.oferta_aceita, (state, { payload }) => settle(state, payload.ofertaId))
      .addCase(realtime.oferta_expirada, (state, { payload }) => settle(state, payload.ofertaId))
      .addCase(realtime.dadosLimpos, () => initialState)
      .addMatcher(acceptOffer.matchPending, (state, { meta }) => {
        const offer = state.entities[meta.arg.originalArgs.ofertaId];
        if (offer) offer.phase = 'accepting';
      })
      .addMatcher(acceptOffer.matchFulfilled, (state, { meta, payload }) =>
        endAccepting(state, meta.arg.originalArgs.ofertaId, outcomeOfAccept({ data: payload })),
      )
      .addMatcher(acceptOffer.matchRejected, (state, { meta, payload }) =>
        endAccepting(state, meta.arg.originalArgs.ofertaId, outcomeOfAccept({ error: payload })),
      )
      .addMatcher(refuseOffer.matchFulfilled, (state, { meta }) =>
        settle(state, meta.arg.originalArgs.ofertaId),
      )
      .addMatcher(refuseOffer.matchRejected, (state, { meta, payload }) =>
        endRefusing(state, meta.arg.originalArgs.ofertaId, payload),
      );
  },
});

export const { offerShown, offerIgnored, offerTimedOut, doubtfulLeft, offerPointedAt } =
  offersSlice.actions;

/** Adds an offer for agents whom it names (wire: nova_oferta_conversa), never for admins (behaviour: offer-admin). */
function announced(
  state: OffersState,
  { meta, payload: offer }: ReturnType<typeof realtime.nova_oferta_conversa>,
  { isAdmin, serverNow, userId }: Context<'isAdmin' | 'serverNow' | 'userId'>,
): OffersState {
  const running = Object.entries(state.settled).filter(([, expiraEm]) => expiraEm > serverNow);
  const settled = Object.fromEntries(running);
  const isLess = running.length < Object.keys(state.settled).length;
  const known = isLess ? { ...state, settled } : state;
  const { ofertaId } = offer;
  if (isAdmin || userId === null || !offer.agentesIds.items.includes(userId)) return known;
  if (offer.expiraEm <= serverNow || settled[ofertaId] !== undefined) return known;
  if (state.entities[ofertaId]) {
    return adapter.updateOne(known, { id: ofertaId, changes: { doubtful: false } });
  }
  const { receivedAt } = meta;
  const fresh = { receivedAt, phase: 'open', shown: false, doubtful: false } as const;
  return adapter.addOne(known, { ...offer, ...fresh });
}

/** Marks all offers as doubtful: the stream was interrupted, so decisions were missed. */
const allDoubtful = (state: OffersState): OffersState =>
  adapter.updateMany(
    state,
    state.ids.map((id) => ({ id, changes: { doubtful: true } })),
  );

/** Holds the offers that this person may take. */
export function offersReducer(
  state: OffersState = initialState,
  action: UnknownAction,
  context: Context<'isAdmin' | 'resumed' | 'serverNow' | 'userId'>,
): OffersState {
  if (realtime.nova_oferta_conversa.match(action)) return announced(state, action, context);
  if (realtime.authenticated.match(action)) {
    // A host without sequence numbers does not announce open offers again, so they stay until they expire.
    return context.resumed || action.payload.streamId === null ? state : allDoubtful(state);
  }
  return offersSlice.reducer(state, action);
}

interface HasOffers {
  offers: OffersState;
}

const selectors = adapter.getSelectors((state: HasOffers) => state.offers, { createSelector });

/** True while a held offer may already be decided. */
export const selectHasDoubtful = (state: HasOffers): boolean =>
  selectors.selectAll(state).some(({ doubtful, phase }) => doubtful && phase !== 'accepting');
/** All held offers, including ignored ones. The one that expires first comes first. */
export const selectOffers = selectors.selectAll;
export const selectOffer = (state: HasOffers, ofertaId: string): HeldOffer | null =>
  state.offers.entities[ofertaId] ?? null;
/** The offer to scroll to; null when there is none. */
export const selectPointedAt = (state: HasOffers): string | null => state.offers.pointedAt;
/** Selects the offers to show. The one that expires first comes first. */
export const selectOpenOfferIds: (state: HasOffers) => readonly string[] = createSelector(
  [selectOffers],
  (offers) => offers.filter((offer) => offer.phase !== 'ignored').map((offer) => offer.ofertaId),
);
