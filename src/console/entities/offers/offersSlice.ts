import {
  createEntityAdapter,
  createSelector,
  createSlice,
  type EntityState,
  type PayloadAction,
} from '@reduxjs/toolkit';
import type { Offer } from '@/contract/entities/offer';
import type { EpochMs } from '@/contract/wire';
import { offersApi } from '@/console/api/offers';
import { contextOf } from '@/console/entities/events/context';
import { realtime } from '@/console/entities/events/realtimeActions';

/** An offer on screen: `open`, being accepted, or ignored here while it still runs on the server. */
export interface HeldOffer extends Offer {
  receivedAt: EpochMs;
  phase: 'open' | 'accepting' | 'ignored';
  /** It was on screen: from then on it counts as seen (wire: seen). */
  shown: boolean;
  /** The stream broke off, so its end may have been missed: a host that numbers announces it anew if it stands. */
  doubtful: boolean;
}

const adapter = createEntityAdapter<HeldOffer, string>({
  selectId: (offer) => offer.ofertaId,
  sortComparer: (a, b) => a.expiraEm - b.expiraEm || (a.ofertaId < b.ofertaId ? -1 : 1),
});

interface OffersState extends EntityState<HeldOffer, string> {
  /** Offers that were decided, until they would have run out: a late repeat must not bring one back. */
  settled: Record<string, EpochMs>;
  /** The offer whose notice on the desktop was clicked last. */
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

type Id = PayloadAction<{ ofertaId: string }>;

const offersSlice = createSlice({
  name: 'offers',
  initialState,
  reducers: {
    /** The offer is on screen; the middleware tells the server. */
    offerShown(state, { payload }: Id) {
      const offer = state.entities[payload.ofertaId];
      if (offer) offer.shown = true;
    },
    offerIgnored(state, { payload }: Id) {
      const offer = state.entities[payload.ofertaId];
      if (offer) offer.phase = 'ignored';
    },
    /** Its time was up by the server's clock. */
    offerTimedOut(state, { payload }: Id) {
      settle(state, payload.ofertaId);
    },
    /** In step again, and not announced anew: what was doubtful was decided meanwhile. */
    doubtfulLeft(state) {
      const gone = Object.values(state.entities).filter(
        ({ doubtful, phase }) => doubtful && phase !== 'accepting',
      );
      adapter.removeMany(
        state,
        gone.map(({ ofertaId }) => ofertaId),
      );
    },
    /** Its notice on the desktop was clicked: the screen brings it into sight. */
    offerPointedAt(state, { payload }: Id) {
      if (state.entities[payload.ofertaId]) state.pointedAt = payload.ofertaId;
    },
  },
  extraReducers: (builder) => {
    const { acceptOffer } = offersApi.endpoints;
    builder
      .addCase(realtime.nova_oferta_conversa, (state, action) => {
        const { userId, isAdmin, serverNow } = contextOf(action);
        const offer = action.payload;
        for (const [id, expiraEm] of Object.entries(state.settled)) {
          if (expiraEm <= serverNow) Reflect.deleteProperty(state.settled, id);
        }
        // An admin never sees an offer, an agent those that name them (wire: nova_oferta_conversa).
        if (isAdmin || userId === null || !offer.agentesIds.items.includes(userId)) return;
        if (offer.expiraEm <= serverNow || state.settled[offer.ofertaId] !== undefined) return;
        const held = state.entities[offer.ofertaId];
        if (held) {
          held.doubtful = false;
          return;
        }
        adapter.addOne(state, {
          ...offer,
          receivedAt: action.meta.receivedAt,
          phase: 'open',
          shown: false,
          doubtful: false,
        });
      })
      .addCase(realtime.authenticated, (state, action) => {
        // A host that does not number says nothing of open offers: there they run on by the clock.
        if (contextOf(action).resumed || action.payload.streamId === null) return;
        for (const offer of Object.values(state.entities)) offer.doubtful = true;
      })
      .addCase(realtime.oferta_aceita, (state, { payload }) => settle(state, payload.ofertaId))
      .addCase(realtime.oferta_expirada, (state, { payload }) => settle(state, payload.ofertaId))
      .addCase(realtime.dadosLimpos, () => initialState)
      .addMatcher(acceptOffer.matchPending, (state, { meta }) => {
        const offer = state.entities[meta.arg.originalArgs.ofertaId];
        if (offer) offer.phase = 'accepting';
      })
      .addMatcher(acceptOffer.matchFulfilled, (state, { meta, payload }) => {
        const { ofertaId } = meta.arg.originalArgs;
        const offer = state.entities[ofertaId];
        if (payload.success !== false) settle(state, ofertaId);
        else if (offer) offer.phase = 'open';
      })
      .addMatcher(acceptOffer.matchRejected, (state, { meta, payload }) => {
        const { ofertaId } = meta.arg.originalArgs;
        const offer = state.entities[ofertaId];
        // 404 and 409: gone, taken or expired. Anything else may still be tried again.
        if (payload?.status === 409 || payload?.status === 404) settle(state, ofertaId);
        else if (offer) offer.phase = 'open';
      });
  },
});

export const { offerShown, offerIgnored, offerTimedOut, doubtfulLeft, offerPointedAt } =
  offersSlice.actions;
export const offersReducer = offersSlice.reducer;

interface HasOffers {
  offers: OffersState;
}

const selectors = adapter.getSelectors((state: HasOffers) => state.offers);

/** True while an offer is held of which it is not known whether it still stands. */
export const selectHasDoubtful = (state: HasOffers): boolean =>
  selectors.selectAll(state).some(({ doubtful, phase }) => doubtful && phase !== 'accepting');
/** All offers held, ignored ones too, those that run out first before. */
export const selectOffers = selectors.selectAll;
export const selectOffer = (state: HasOffers, ofertaId: string): HeldOffer | null =>
  state.offers.entities[ofertaId] ?? null;
/** The offer to bring into sight, null while there is none. */
export const selectPointedAt = (state: HasOffers): string | null => state.offers.pointedAt;
/** The offers to show, those that run out first before. */
export const selectOpenOfferIds: (state: HasOffers) => readonly string[] = createSelector(
  [selectOffers],
  (offers) => offers.filter((offer) => offer.phase !== 'ignored').map((offer) => offer.ofertaId),
);
