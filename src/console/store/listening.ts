import type { ListenerEffectAPI, TypedStartListening } from '@reduxjs/toolkit';
import type { AppPorts } from '@/console/ports/ports';
import type { AppDispatch, RootState } from './types';

/** The argument of every `addXListeners(start)`. Effects live in listeners (wire: effects-beside). */
export type StartAppListening = TypedStartListening<RootState, AppDispatch, AppPorts>;

export type AppListenerApi = ListenerEffectAPI<RootState, AppDispatch, AppPorts>;

/**
 * True for an event that the gate dropped because it is a repeat or too late: the state is the same object, so nothing
 * happened. Call it before the first `await` of an effect.
 */
export const wasDropped = ({
  getOriginalState,
  getState,
}: Pick<AppListenerApi, 'getOriginalState' | 'getState'>): boolean =>
  getState() === getOriginalState();
