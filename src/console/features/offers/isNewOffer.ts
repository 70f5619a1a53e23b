import { selectOffer } from '@/console/entities/offers/offersSlice';
import type { RootState } from '@/console/store/types';

/**
 * True for an offer that was not held before. An offer that the host announces again is not new, so it is announced
 * once.
 */
export const isNewOffer = (ofertaId: string, now: RootState, before: RootState): boolean =>
  selectOffer(now, ofertaId) !== null && selectOffer(before, ofertaId) === null;
