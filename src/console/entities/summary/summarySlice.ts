import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { messageQueued } from '@/console/entities/outbox/outboxSlice';

/** The checkout script that was made last, until it is put away or used (behaviour: summarize-shown). */
export type SummaryState = { readonly chatId: string; readonly script: string } | null;

const initialState = null as SummaryState;

const summarySlice = createSlice({
  name: 'summary',
  initialState,
  reducers: {
    summaryMade: (
      _state,
      { payload }: PayloadAction<{ chatId: string; script: string }>,
    ): SummaryState => payload,
    summaryClosed: (): SummaryState => null,
  },
  extraReducers: (builder) => {
    builder.addCase(messageQueued, (state, { payload }) =>
      state?.chatId === payload.chatId ? null : state,
    );
  },
});

export const { summaryMade, summaryClosed } = summarySlice.actions;
export const summaryReducer = summarySlice.reducer;

/** @returns the script to show in that chat, or null. */
export const selectSummary = (state: { summary: SummaryState }, chatId: string): string | null =>
  state.summary?.chatId === chatId ? state.summary.script : null;
