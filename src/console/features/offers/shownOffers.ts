import { createSelector } from '@reduxjs/toolkit';
import { selectOpenOfferIds } from '@/console/entities/offers/offersSlice';
import { selectUser } from '@/console/entities/session/sessionSelectors';
import type { RootState } from '@/console/store/types';

/** Whether this person can take an offer now: the host gives customers to agents who are online alone. */
export const selectTakesOffers = (state: RootState): boolean => selectUser(state)?.online === true;

/**
 * @returns the ids of the offers that wait for a decision, the one that ends first before the others. None while the
 * agent is offline: those that still run then come back with them (behaviour: offer-offline).
 */
export const selectShownOfferIds: (state: RootState) => readonly string[] = createSelector(
  [selectOpenOfferIds, selectTakesOffers],
  (ids, takes) => (takes ? ids : []),
);
