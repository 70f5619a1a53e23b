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
import { selectTakesOffers } from '@/console/entities/session/sessionSelectors';
import type { AppPorts } from '@/console/ports/ports';
import type { AppListenerApi, StartAppListening } from '@/console/store/listening';
import type { RootState } from '@/console/store/types';
import { playSound } from '@/console/shared/notices/playSound';
import { selectText } from '@/console/shared/text/useText';
import { remainingMs } from '@/domain/offers';
import { isNewOffer } from './isNewOffer';

/** Warns that an offer ended, by the clock or by an event, if it was on screen (behaviour: offer-expiry). */
function warnExpired(offer: HeldOffer | null, state: RootState, { notifier }: AppPorts): void {
  if (!offer?.shown || offer.phase === 'ignored' || !selectTakesOffers(state)) return;
  const text = selectText(state).notices.offerExpired(offer.clienteNome);
  notifier.notify({ variant: 'warning', text, key: `offer:${offer.ofertaId}` });
}

/** The offers that expire by the clock. An offer being accepted waits for its response instead. */
const ticking = (state: RootState) =>
  selectOffers(state).filter(({ phase }) => phase !== 'accepting');

/** One timer for the offer that expires next, by the server's clock. */
function createExpiry() {
  let cancel = () => {};
  const arm = ({ dispatch, extra, getState }: AppListenerApi): void => {
    cancel();
    const [next] = ticking(getState());
    if (!next) return;
    const left = () =>
      remainingMs(next.expiraEm, extra.clock.now() + selectServerOffset(getState()));
    const look = () => {
      // The clock was set back meanwhile, so the offer has time left.
      if (left() > 0) cancel = extra.clock.setTimeout(look, left());
      else if (selectOffer(getState(), next.ofertaId)) {
        dispatch(offerTimedOut({ ofertaId: next.ofertaId }));
      }
    };
    cancel = extra.clock.setTimeout(look, left());
  };
  return arm;
}

/** Listeners for the sound and the end of offers (behaviour: sound-notification, offer-expiry). */
export function addOffersListeners(start: StartAppListening): void {
  const armExpiry = createExpiry();

  start({
    predicate: (_action, now, before) =>
      now.offers !== before.offers || selectServerOffset(now) !== selectServerOffset(before),
    effect: (_action, listener) => armExpiry(listener),
  });

  start({
    // The re-reads are done, and the host has announced every offer that is still open (wire: fresh-socket).
    predicate: (_action, now, before) =>
      selectSyncState(now) === 'inSync' &&
      selectSyncState(before) !== 'inSync' &&
      selectHasDoubtful(now),
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
      // If the offer already expired here at 00:00, it is no longer held and the warning was shown.
      warnExpired(selectOffer(getOriginalState(), payload.ofertaId), getState(), extra);
    },
  });
}
