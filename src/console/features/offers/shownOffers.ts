import { selectOpenOfferIds } from '@/console/entities/offers/offersSlice';
import { selectTakesOffers } from '@/console/entities/session/sessionSelectors';
import type { RootState } from '@/console/store/types';
import { createSelector } from '@/console/lib/createSelector';

/**
 * @returns the ids of the offers that wait for a decision, the one that ends first before the others. None while the
 * agent is offline: those that still run then come back with them (behaviour: offer-offline).
 */
export const selectShownOfferIds: (state: RootState) => readonly string[] = createSelector(
  [selectOpenOfferIds, selectTakesOffers],
  (ids, takes) => (takes ? ids : []),
);
