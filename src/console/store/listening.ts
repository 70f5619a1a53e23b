import type { ListenerEffectAPI, TypedStartListening } from '@reduxjs/toolkit';
import type { AppPorts } from '@/console/ports/ports';
import type { AppDispatch, RootState } from './types';

/** What every `addXListeners(start)` is given. Effects live in listeners (wire: effects-beside). */
export type StartAppListening = TypedStartListening<RootState, AppDispatch, AppPorts>;

export type AppListenerApi = ListenerEffectAPI<RootState, AppDispatch, AppPorts>;
