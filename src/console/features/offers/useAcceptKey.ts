import { useSettledKey } from '@/console/shared/deeds/useSettledKey';
import { useAppDispatch } from '@/console/store/hooks';
import { acceptOffer } from './acceptOffer';

/** As `aria-keyshortcuts` wants it. */
export const ACCEPT_KEYS = 'Alt+A';

/** Alt+A accepts the first offer from wherever the focus is (behaviour: offer-key). */
export function useAcceptKey(ofertaId: string | null): void {
  const dispatch = useAppDispatch();
  useSettledKey('KeyA', ofertaId, () => {
    if (ofertaId !== null) void dispatch(acceptOffer(ofertaId));
  });
}
