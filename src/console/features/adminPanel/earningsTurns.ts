import { useCallback, useMemo, useState } from 'react';

/** So many people's earnings are asked for at once. */
const AT_ONCE = 4;

/** Whose turn it is: who came into view first is asked about first. */
export interface EarningsTurns {
  isNext: (agenteId: string) => boolean;
  /** The person came into view, and their earnings are not known. */
  queue: (agenteId: string) => void;
  /** The answer came, or there is none. */
  settle: (agenteId: string) => void;
}

/** Lets the earnings of many people be asked for a few at a time, and of nobody who was never looked at. */
export function useEarningsTurns(): EarningsTurns {
  const [queued, setQueued] = useState<readonly string[]>([]);
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const queue = useCallback((id: string) => {
    setQueued((before) => (before.includes(id) ? before : [...before, id]));
  }, []);
  const settle = useCallback((id: string) => {
    setSettled((before) => (before.has(id) ? before : new Set(before).add(id)));
  }, []);
  return useMemo(() => {
    const waiting = queued.filter((id) => !settled.has(id)).slice(0, AT_ONCE);
    return { queue, settle, isNext: (id) => settled.has(id) || waiting.includes(id) };
  }, [queue, queued, settle, settled]);
}
