import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What an agent may lack to serve well. */
export type Lack = 'muted' | 'soundBlocked' | 'notices' | 'noticesBlocked' | 'whatsapp' | 'clock';

/** What was found missing when the agent came online (behaviour: readiness). It shrinks from there on. */
export interface ReadinessState {
  /** Since the agent is online, it was looked for. */
  hasLooked: boolean;
  lacks: Lack[];
}

const initialState: ReadinessState = { hasLooked: false, lacks: [] };

const readinessSlice = createSlice({
  name: 'readiness',
  initialState,
  reducers: {
    lacksFound: (_state, { payload }: PayloadAction<{ lacks: Lack[] }>) => ({
      hasLooked: true,
      lacks: payload.lacks,
    }),
    /** The agent went offline: the next time it is looked for anew. */
    servingEnded: () => initialState,
  },
});

export const { lacksFound, servingEnded } = readinessSlice.actions;
export const readinessReducer = readinessSlice.reducer;

interface HasReadiness {
  readiness: ReadinessState;
}

export const selectHasLooked = (state: HasReadiness): boolean => state.readiness.hasLooked;
export const selectLacks = (state: HasReadiness): readonly Lack[] => state.readiness.lacks;
