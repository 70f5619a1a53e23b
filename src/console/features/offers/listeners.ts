import { offersApi } from '@/console/api/offers';
import { isApiError } from '@/console/api/apiError';
import {
  selectServerOffset,
  selectSyncState,
} from '@/console/entities/connection/connectionSelectors';
import { selectConversation } from '@/console/entities/conversations/conversationsSelectors';
import { realtime } from '@/console/entities/events/realtimeActions';
import {
  acceptRequested,
  doubtfulLeft,
  offerTimedOut,
  selectHasDoubtful,
  selectOffer,
  selectOffers,
  type HeldOffer,
} from '@/console/entities/offers/offersSlice';
import { selectMuted } from '@/console/entities/preferences/preferencesSlice';
import { chatPath } from '@/console/lib/chatPath';
import type { AppPorts } from '@/console/ports/ports';
import type { AppListenerApi, StartAppListening } from '@/console/store/listening';
import type { RootState } from '@/console/store/types';
import { selectEntryWords } from '@/console/shared/text/useText';
import { remainingMs } from '@/domain/offers';

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

/** @param opened the chats that the event opened already, since their accept was clicked. */
async function accept(
  { chatId, ofertaId }: HeldOffer,
  opened: Set<string>,
  listener: AppListenerApi,
): Promise<void> {
  const { dispatch, extra, getState } = listener;
  if (chatId !== null) opened.delete(chatId);
  const answer = await dispatch(
    offersApi.endpoints.acceptOffer.initiate({ ofertaId }, { track: false }),
  );
  if (answer.error === undefined && answer.data.success !== false) {
    const accepted = answer.data.conversation?.id ?? chatId;
    // Once: the person may have gone on to another chat since the event opened this one.
    if (accepted !== null && !opened.delete(accepted)) extra.navigator.go(chatPath(accepted));
    return;
  }
  if (isApiError(answer.error) && answer.error.kind === 'aborted') return;
  const text = selectEntryWords(getState()).notices.acceptFailed;
  extra.notifier.notify({ variant: 'error', text, key: `offer:${ofertaId}` });
}

/** Offers: their sound, their end, and taking one (behaviour: sound-notification, offer-expiry, offer-accept). */
export function addOffersListeners(start: StartAppListening): void {
  const armExpiry = createExpiry();
  const opened = new Set<string>();

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
    predicate: (action, now, before) =>
      realtime.nova_oferta_conversa.match(action) &&
      selectOffer(now, action.payload.ofertaId) !== null &&
      selectOffer(before, action.payload.ofertaId) === null,
    effect: (_action, { extra, getState }) => {
      if (!selectMuted(getState())) extra.sounds.play('offer');
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

  start({
    actionCreator: acceptRequested,
    effect: async ({ payload }, listener) => {
      // One request: of a click that comes twice the second finds it being accepted.
      const offer = selectOffer(listener.getOriginalState(), payload.ofertaId);
      if (offer?.phase === 'open') await accept(offer, opened, listener);
    },
  });

  start({
    // The event may overtake the answer: the click was here, so the chat opens here (wire: conversaAceita).
    actionCreator: realtime.conversaAceita,
    effect: ({ payload }, { extra, getOriginalState, getState }) => {
      const isOwnClick = selectOffers(getOriginalState()).some(
        ({ chatId, phase }) =>
          phase === 'accepting' && (chatId ?? payload.chatId) === payload.chatId,
      );
      if (!isOwnClick || !selectConversation(getState(), payload.chatId)) return;
      opened.add(payload.chatId);
      extra.navigator.go(chatPath(payload.chatId));
    },
  });
}
