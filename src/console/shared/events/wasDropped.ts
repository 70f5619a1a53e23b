import type { AppListenerApi } from '@/console/store/listening';

/**
 * True for an event that the gate dropped, because it is a repeat or comes too late: it left the very same state,
 * so nothing happened. To be asked before the first `await` of an effect.
 */
export const wasDropped = ({
  getOriginalState,
  getState,
}: Pick<AppListenerApi, 'getOriginalState' | 'getState'>): boolean =>
  getState() === getOriginalState();
