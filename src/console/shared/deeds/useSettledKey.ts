import { useEffect, useEffectEvent, useRef } from 'react';
import type { EpochMs } from '@/contract/wire';
import { usePorts } from '@/console/store/hooks';

/** So long, in ms, a key must have meant the same: one pressed for what stood there before must not do the next. */
const SETTLED_MS = 700;

/**
 * Runs a deed when Alt and a key are pressed, wherever the focus is.
 *
 * @param code the key's place on the keyboard, as in `KeyboardEvent.code`: with Alt some keyboards write another letter
 * @param meaning what the key does just now; null while it does nothing and is left to others
 */
export function useSettledKey(code: string, meaning: string | null, run: () => void): void {
  const { clock } = usePorts();
  const meantSince = useRef<EpochMs>(0);
  useEffect(() => {
    meantSince.current = clock.now();
  }, [clock, meaning]);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isAsked = event.altKey && !event.ctrlKey && !event.metaKey && event.code === code;
    if (!isAsked || meaning === null) return;
    event.preventDefault();
    if (event.repeat || clock.now() - meantSince.current < SETTLED_MS) return;
    run();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
