import { useEffect, type RefObject } from 'react';
import { selectPageVisible } from '@/console/entities/attention/attentionSlice';
import { offerShown, type HeldOffer } from '@/console/entities/offers/offersSlice';
import { useAppDispatch, useAppSelector, usePorts } from '@/console/store/hooks';

/** The interval, in ms, for checking whether an offer came into view. */
const LOOK_MS = 250;

/**
 * Reports an offer as seen once it is really on screen (behaviour: offer-seen): in a visible page, not scrolled out of
 * the stack and not behind a dialog. An agent who could not see the offer must not go offline for it.
 */
export function useSeen(card: RefObject<HTMLElement | null>, { ofertaId, shown }: HeldOffer): void {
  const dispatch = useAppDispatch();
  const { clock } = usePorts();
  const visible = useAppSelector(selectPageVisible);
  const isWatched = visible && !shown;
  useEffect(() => {
    if (!isWatched) return;
    let cancel = () => {};
    const look = () => {
      if (card.current && isInReach(card.current)) dispatch(offerShown({ ofertaId }));
      else cancel = clock.setTimeout(look, LOOK_MS);
    };
    look();
    return () => cancel();
  }, [card, clock, dispatch, isWatched, ofertaId]);
}

/** True when the centre of the card and the centre of its first button are not covered by anything else. */
function isInReach(card: HTMLElement): boolean {
  return [card, card.querySelector('button')].every((part) => {
    if (part === null) return false;
    const { height, left, top, width } = part.getBoundingClientRect();
    return card.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}
