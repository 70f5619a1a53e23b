import { useEffect, type RefObject } from 'react';
import { selectPointedAt } from '@/console/entities/offers/offersSlice';
import { useAppSelector } from '@/console/store/hooks';

/** Scrolls to the offer whose desktop notice was clicked, and focuses it. */
export function usePointedAt(card: RefObject<HTMLElement | null>, ofertaId: string): void {
  const isPointedAt = useAppSelector((state) => selectPointedAt(state) === ofertaId);
  useEffect(() => {
    if (!isPointedAt) return;
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'nearest' });
  }, [card, isPointedAt]);
}
