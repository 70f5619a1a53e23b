import { isToBeTold, serverText } from '@/console/api/apiError';
import { offersApi } from '@/console/api/offers';
import { outcomeOfAccept } from '@/console/entities/offers/outcomeOfAccept';
import { oncePressed, type Deed } from '@/console/shared/deeds/deed';
import { selectText } from '@/console/shared/text/useText';
import { selectShownOfferIds } from './shownOffers';

/** 'Aceitar': accepts the offer and reports a failure; openAccepted.ts opens its chat (behaviour: offer-accept). */
export const acceptOffer = (ofertaId: string): Deed =>
  oncePressed(`accept:${ofertaId}`, async (dispatch, getState, { notifier }) => {
    // The offer may have left between the last render and the click.
    if (!selectShownOfferIds(getState()).includes(ofertaId)) return;
    const result = await dispatch(
      offersApi.endpoints.acceptOffer.initiate({ ofertaId }, { track: false }),
    );
    const outcome = outcomeOfAccept(result);
    if (outcome === 'accepted' || !isToBeTold(result.error)) return;
    const { acceptFailed, acceptRefused } = selectText(getState()).notices;
    const reason = outcome === 'unsure' ? null : serverText(result.error);
    const text = reason === null ? acceptFailed : acceptRefused(reason);
    notifier.notify({ variant: 'error', text, key: `offer:${ofertaId}` });
  });
