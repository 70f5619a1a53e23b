import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from '@/console/entities/session/entrySession';

/** Whether the first steps are shown to a new agent (behaviour: first-steps). */
export interface GuideState {
  isShown: boolean;
}

const initialState: GuideState = { isShown: false };

const guideSlice = createSlice({
  name: 'guide',
  initialState,
  reducers: {
    guideShown: (state, { payload }: PayloadAction<{ shown: boolean }>) => {
      state.isShown = payload.shown;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState);
  },
});

export const { guideShown } = guideSlice.actions;
export const guideReducer = guideSlice.reducer;

export const selectIsGuideShown = (state: { guide: GuideState }): boolean => state.guide.isShown;
