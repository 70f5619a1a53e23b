import { useEffect, type RefObject } from 'react';
import { selectPointedAt } from '@/console/entities/offers/offersSlice';
import { useAppSelector } from '@/console/store/hooks';

/** Brings the offer whose notice on the desktop was clicked into sight, and the focus to it. */
export function usePointedAt(card: RefObject<HTMLElement | null>, ofertaId: string): void {
  const isPointedAt = useAppSelector((state) => selectPointedAt(state) === ofertaId);
  useEffect(() => {
    if (!isPointedAt) return;
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'nearest' });
  }, [card, isPointedAt]);
}
