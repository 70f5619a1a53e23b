import { selectOffer } from '@/console/entities/offers/offersSlice';
import type { RootState } from '@/console/store/types';
import { selectTakesOffers } from '@/console/entities/session/sessionSelectors';

/**
 * True for an offer that comes before the person now. An offer that the host announces again is not new, so it is
 * announced once; one that comes while the agent is offline is not shown.
 */
export const isNewOffer = (ofertaId: string, now: RootState, before: RootState): boolean =>
  selectOffer(now, ofertaId) !== null &&
  selectOffer(before, ofertaId) === null &&
  selectTakesOffers(now);
