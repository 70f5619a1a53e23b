import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { AppPorts } from '@/console/ports/ports';
import type { RootState } from './slices';

export type { RootState };
export type AppDispatch = ThunkDispatch<RootState, AppPorts, UnknownAction>;
/** A thunk: it gets dispatch, the state and the ports. */
export type AppThunk<R = void> = ThunkAction<R, RootState, AppPorts, UnknownAction>;

/** The part of the store that the socket's code uses. It takes plain actions only: no thunk runs from there. */
export interface StoreLike {
  dispatch(action: UnknownAction): unknown;
  getState(): RootState;
}
