import { useCallback, useEffect, useRef } from 'react';
import { usePorts } from '@/console/store/hooks';

/** Whoever only passes over a row, in ms, wants nothing of it. */
const REST_MS = 100;

/**
 * @param onRest called with a row once the pointer or the focus has rested on it; the same function each time
 * @returns what is to be told of each row that the pointer or the focus comes to, and null where they leave
 */
export function useRest(onRest: (id: string) => void): (id: string | null) => void {
  const { clock } = usePorts();
  const under = useRef<string | null>(null);
  const cancel = useRef(() => {});
  useEffect(() => () => cancel.current(), []);
  return useCallback(
    (id) => {
      if (id === under.current) return;
      under.current = id;
      cancel.current();
      cancel.current = id === null ? () => {} : clock.setTimeout(() => onRest(id), REST_MS);
    },
    [clock, onRest],
  );
}
