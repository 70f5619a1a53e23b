import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { AppServices } from '@/console/services/services';
import type { RootState } from './rootReducer';

export type { RootState };
export type AppDispatch = ThunkDispatch<RootState, AppServices, UnknownAction>;
/** What may be dispatched besides an action: it gets dispatch, the state and the services. */
export type AppThunk<R = void> = ThunkAction<R, RootState, AppServices, UnknownAction>;
