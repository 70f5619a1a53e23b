import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { AppPorts } from '@/console/ports/ports';
import type { RootState } from './slices';

export type { RootState };
export type AppDispatch = ThunkDispatch<RootState, AppPorts, UnknownAction>;
/** What may be dispatched besides an action: it gets dispatch, the state and the ports. */
export type AppThunk<R = void> = ThunkAction<R, RootState, AppPorts, UnknownAction>;
