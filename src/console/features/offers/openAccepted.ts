import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { offersApi } from '@/console/api/offers';
import { chatOpened } from '@/console/entities/attention/attentionSlice';
import { chatArrived } from '@/console/entities/conversations/conversationsSelectors';
import { realtime } from '@/console/entities/events/realtimeActions';
import { selectOffer, type HeldOffer } from '@/console/entities/offers/offersSlice';
import { outcomeOfAccept } from '@/console/entities/offers/outcomeOfAccept';
import { selectUserId } from '@/console/entities/session/sessionSelectors';
import { chatPath } from '@/console/lib/chatPath';
import type { StartAppListening } from '@/console/store/listening';
import type { RootState } from '@/console/store/types';

const { acceptOffer } = offersApi.endpoints;
const isCall = isAnyOf(
  acceptOffer.matchPending,
  acceptOffer.matchFulfilled,
  acceptOffer.matchRejected,
);

/**
 * The effect of an action on an accepted offer: its chat is to be opened, nothing more will come of it, or neither yet.
 */
type Opening = { opens: string } | 'over' | 'waiting';

/** @returns the id of the offer's chat if this action brought it into the list, else null. */
function arrivedChat(
  { chatId }: HeldOffer,
  action: UnknownAction,
  now: RootState,
  before: RootState,
): string | null {
  // An offer may lack its chat's id. In that case the event has it.
  const id = chatId ?? (realtime.conversaAceita.match(action) ? action.payload.chatId : null);
  return id !== null && chatArrived(id, now, before) ? id : null;
}

function openingBy(
  offer: HeldOffer,
  action: UnknownAction,
  now: RootState,
  before: RootState,
): Opening {
  const { ofertaId } = offer;
  const arrived = arrivedChat(offer, action, now, before);
  if (arrived !== null) return { opens: arrived };
  if (selectUserId(now) !== selectUserId(before)) return 'over';
  if (isCall(action) && action.meta.arg.originalArgs.ofertaId === ofertaId) {
    // The person tries again; that try has its own listener.
    if (acceptOffer.matchPending(action)) return 'over';
    if (acceptOffer.matchRejected(action)) {
      return outcomeOfAccept({ error: action.payload }) === 'unsure' ? 'waiting' : 'over';
    }
    if (outcomeOfAccept({ data: action.payload }) !== 'accepted') return 'over';
    const chatId = action.payload.conversation?.id ?? offer.chatId;
    return chatId === null ? 'waiting' : { opens: chatId };
  }
  // The response came or never will, and the person has turned to something else.
  const turnsAway = chatOpened.match(action) || acceptOffer.matchPending(action);
  return turnsAway && selectOffer(now, ofertaId)?.phase !== 'accepting' ? 'over' : 'waiting';
}

/**
 * Opens the chat of an offer accepted in this tab, once (behaviour: offer-accept): with the response or when the chat
 * enters the list, whichever comes first. The event may overtake the response; the response may lack the conversation
 * or get lost.
 */
export function addOpenAcceptedListeners(start: StartAppListening): void {
  start({
    matcher: acceptOffer.matchPending,
    effect: ({ meta }, { getState }) => {
      const offer = selectOffer(getState(), meta.arg.originalArgs.ofertaId);
      if (offer === null) return;
      // This listener lives only as long as something may still come of this try.
      start({
        predicate: (...moment) => openingBy(offer, ...moment) !== 'waiting',
        effect: (action, listener) => {
          listener.unsubscribe();
          const opening = openingBy(
            offer,
            action,
            listener.getState(),
            listener.getOriginalState(),
          );
          if (typeof opening === 'object') listener.extra.navigator.go(chatPath(opening.opens));
        },
      });
    },
  });
}
