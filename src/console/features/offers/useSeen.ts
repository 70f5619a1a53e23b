import { useEffect, type RefObject } from 'react';
import { selectPageVisible } from '@/console/entities/attention/attentionSlice';
import { offerShown, type HeldOffer } from '@/console/entities/offers/offersSlice';
import { useAppDispatch, useAppSelector, usePorts } from '@/console/store/hooks';

/** How often it is looked whether an offer came into sight. */
const LOOK_MS = 250;

/**
 * An offer counts as seen once it is really on screen (behaviour: offer-seen): in a page that is in front, not
 * scrolled out of the stack, and not behind a dialog. Who could not see it must not go offline for it.
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

/** The middle of the card and that of its first button: what is there is the card's own, and nothing above it. */
function isInReach(card: HTMLElement): boolean {
  return [card, card.querySelector('button')].every((part) => {
    if (part === null) return false;
    const { height, left, top, width } = part.getBoundingClientRect();
    return card.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}
