import type { ListenerEffectAPI, TypedStartListening } from '@reduxjs/toolkit';
import type { AppServices } from '@/console/services/services';
import type { AppDispatch, RootState } from './types';

/** What every `addXListeners(start)` is given. Effects live in listeners alone (style.md). */
export type StartAppListening = TypedStartListening<RootState, AppDispatch, AppServices>;

export type AppListenerApi = ListenerEffectAPI<RootState, AppDispatch, AppServices>;
