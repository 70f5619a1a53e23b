import { isToBeTold } from '@/console/api/apiError';
import { offersApi } from '@/console/api/offers';
import { selectOffer } from '@/console/entities/offers/offersSlice';
import { outcomeOfAccept } from '@/console/entities/offers/outcomeOfAccept';
import { oncePressed, type Deed } from '@/console/shared/deeds/deed';
import { selectText } from '@/console/shared/text/useText';

/** 'Aceitar': accepts the offer and reports a failure; openAccepted.ts opens its chat (behaviour: offer-accept). */
export const acceptOffer = (ofertaId: string): Deed =>
  oncePressed(`accept:${ofertaId}`, async (dispatch, getState, { notifier }) => {
    // The offer may have left between the last render and the click.
    if (selectOffer(getState(), ofertaId) === null) return;
    const result = await dispatch(
      offersApi.endpoints.acceptOffer.initiate({ ofertaId }, { track: false }),
    );
    if (outcomeOfAccept(result) === 'accepted' || !isToBeTold(result.error)) return;
    const text = selectText(getState()).notices.acceptFailed;
    notifier.notify({ variant: 'error', text, key: `offer:${ofertaId}` });
  });
