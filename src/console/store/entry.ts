import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import {
  preferencesReducer,
  type PreferencesState,
} from '@/console/entities/preferences/preferencesSlice';
import { entrySessionReducer, type SessionState } from '@/console/entities/session/entrySession';
import type { EntryPorts } from '@/console/ports/ports';

/** The state before the desk is open; `RootState` has the same slices and all others. */
export interface EntryState {
  session: SessionState;
  preferences: PreferencesState;
}

export type EntryDispatch = ThunkDispatch<EntryState, EntryPorts, UnknownAction>;
/** A thunk that needs nothing of the desk, so it runs before and after signing in. */
export type EntryThunk<R = void> = ThunkAction<R, EntryState, EntryPorts, UnknownAction>;

/** The root reducer until the desk is open. */
export const entryReducer = (state: EntryState | undefined, action: UnknownAction): EntryState => ({
  session: entrySessionReducer(state?.session, action),
  preferences: preferencesReducer(state?.preferences, action),
});
