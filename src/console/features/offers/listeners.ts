import {
  selectServerOffset,
  selectSyncState,
} from '@/console/entities/connection/connectionSelectors';
import { realtime } from '@/console/entities/events/realtimeActions';
import {
  doubtfulLeft,
  offerTimedOut,
  selectHasDoubtful,
  selectOffer,
  selectOffers,
  type HeldOffer,
} from '@/console/entities/offers/offersSlice';
import type { AppPorts } from '@/console/ports/ports';
import type { AppListenerApi, StartAppListening } from '@/console/store/listening';
import type { RootState } from '@/console/store/types';
import { playSound } from '@/console/shared/notices/playSound';
import { selectEntryWords } from '@/console/shared/text/useText';
import { remainingMs } from '@/domain/offers';
import { isNewOffer } from './isNewOffer';

/** Warns of an end, be it by the clock or by the host's word, if the offer was on screen (behaviour: offer-expiry). */
function warnExpired(offer: HeldOffer | null, state: RootState, { notifier }: AppPorts): void {
  if (!offer?.shown || offer.phase === 'ignored') return;
  const text = selectEntryWords(state).notices.offerExpired(offer.clienteNome);
  notifier.notify({ variant: 'warning', text, key: `offer:${offer.ofertaId}` });
}

/** The offers that run by the clock; one that is being accepted waits for its answer. */
const ticking = (state: RootState) =>
  selectOffers(state).filter(({ phase }) => phase !== 'accepting');

/** One timer for the offer that runs out next, by the server's clock. */
function createExpiry() {
  let cancel = () => {};
  const arm = ({ dispatch, extra, getState }: AppListenerApi): void => {
    cancel();
    const [next] = ticking(getState());
    if (!next) return;
    const left = () =>
      remainingMs(next.expiraEm, extra.clock.now() + selectServerOffset(getState()));
    const look = () => {
      // A clock that was set back meanwhile: its time is still to come.
      if (left() > 0) cancel = extra.clock.setTimeout(look, left());
      else if (selectOffer(getState(), next.ofertaId)) {
        dispatch(offerTimedOut({ ofertaId: next.ofertaId }));
      }
    };
    cancel = extra.clock.setTimeout(look, left());
  };
  return arm;
}

/** Offers: their sound and their end (behaviour: sound-notification, offer-expiry). */
export function addOffersListeners(start: StartAppListening): void {
  const armExpiry = createExpiry();

  start({
    predicate: (_action, now, before) =>
      now.offers !== before.offers || selectServerOffset(now) !== selectServerOffset(before),
    effect: (_action, listener) => armExpiry(listener),
  });

  start({
    // The host announced what still stands before the re-reads were through (wire: fresh-socket).
    predicate: (_action, now, before) =>
      selectHasDoubtful(now) &&
      selectSyncState(now) === 'inSync' &&
      selectSyncState(before) !== 'inSync',
    effect: (_action, { dispatch }) => void dispatch(doubtfulLeft()),
  });

  start({
    actionCreator: realtime.nova_oferta_conversa,
    effect: ({ payload }, { dispatch, getOriginalState, getState }) => {
      const isNew = isNewOffer(payload.ofertaId, getState(), getOriginalState());
      if (isNew) dispatch(playSound('offer'));
    },
  });

  start({
    actionCreator: offerTimedOut,
    effect: ({ payload }, { extra, getOriginalState, getState }) =>
      warnExpired(selectOffer(getOriginalState(), payload.ofertaId), getState(), extra),
  });

  start({
    actionCreator: realtime.oferta_expirada,
    effect: ({ payload }, { extra, getOriginalState, getState }) => {
      // At 00:00 it left and warned here already: then it is not held any more.
      warnExpired(selectOffer(getOriginalState(), payload.ofertaId), getState(), extra);
    },
  });
}
