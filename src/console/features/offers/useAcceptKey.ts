import { useEffect, useEffectEvent, useRef } from 'react';
import type { EpochMs } from '@/contract/wire';
import { useAppDispatch, usePorts } from '@/console/store/hooks';
import { acceptOffer } from './acceptOffer';

/** As `aria-keyshortcuts` wants it. */
export const ACCEPT_KEYS = 'Alt+A';

/** So long, in ms, an offer must have been the first one: a key pressed for the one before must not accept the next. */
const SETTLED_MS = 700;

/** Alt+A accepts the first offer from wherever the focus is (behaviour: offer-key). */
export function useAcceptKey(ofertaId: string | null): void {
  const dispatch = useAppDispatch();
  const { clock } = usePorts();
  const firstSince = useRef<EpochMs>(0);
  useEffect(() => {
    firstSince.current = clock.now();
  }, [clock, ofertaId]);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // By the key's place: with Alt some keyboards write another letter.
    const isAsked = event.altKey && !event.ctrlKey && !event.metaKey && event.code === 'KeyA';
    if (!isAsked || ofertaId === null) return;
    event.preventDefault();
    if (event.repeat || clock.now() - firstSince.current < SETTLED_MS) return;
    void dispatch(acceptOffer(ofertaId));
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
