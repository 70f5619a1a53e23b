import { isToBeTold } from '@/console/api/apiError';
import { offersApi } from '@/console/api/offers';
import { selectCan } from '@/console/entities/connection/connectionSelectors';
import { offerIgnored, selectOffer } from '@/console/entities/offers/offersSlice';
import { oncePressed, type Deed } from '@/console/shared/deeds/deed';
import { selectText } from '@/console/shared/text/useText';

/**
 * 'Ignorar': the card goes at once, and a host that knows refusals is told (behaviour: offer-ignore). When it could not
 * be told, the card comes back: an offer that is only out of sight would set the agent offline.
 */
export const ignoreOffer = (ofertaId: string): Deed =>
  oncePressed(`refuse:${ofertaId}`, async (dispatch, getState, { notifier }) => {
    dispatch(offerIgnored({ ofertaId }));
    if (!selectCan(getState(), 'recusarOferta')) return;
    const { error } = await dispatch(
      offersApi.endpoints.refuseOffer.initiate({ ofertaId }, { track: false }),
    );
    const isHeld = selectOffer(getState(), ofertaId) !== null;
    if (error === undefined || !isHeld || !isToBeTold(error)) return;
    const text = selectText(getState()).notices.refuseFailed;
    notifier.notify({ variant: 'error', text, key: `offer:${ofertaId}` });
  });
