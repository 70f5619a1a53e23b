import { useCallback, useMemo, useState } from 'react';

/** The number of agents whose earnings are requested at the same time. */
const AT_ONCE = 4;

/** A queue of earnings requests: the agent who came into view first is next. */
export interface EarningsTurns {
  isNext: (agenteId: string) => boolean;
  /** Call it when the agent came into view and their earnings are unknown. */
  queue: (agenteId: string) => void;
  /** Call it when the request has succeeded or failed. */
  settle: (agenteId: string) => void;
}

/** Requests the earnings of many agents a few at a time, and only for cards that came into view. */
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
