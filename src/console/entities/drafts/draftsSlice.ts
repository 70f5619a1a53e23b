import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { messageQueued } from '@/console/entities/outbox/outboxSlice';

/** Typed but unsent text by chat id (behaviour: drafts). */
export type DraftsState = Readonly<Record<string, string>>;

const initialState: Record<string, string> = {};

const draftsSlice = createSlice({
  name: 'drafts',
  initialState,
  reducers: {
    draftChanged(state, { payload }: PayloadAction<{ chatId: string; draft: string }>) {
      if (payload.draft === '') Reflect.deleteProperty(state, payload.chatId);
      else state[payload.chatId] = payload.draft;
    },
    draftsRestored(_state, { payload }: PayloadAction<{ drafts: Record<string, string> }>) {
      return payload.drafts;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(messageQueued, (state, { payload }) => {
      Reflect.deleteProperty(state, payload.chatId);
    });
  },
});

export const { draftChanged, draftsRestored } = draftsSlice.actions;
export const draftsReducer = draftsSlice.reducer;

export const selectDraft = (state: { drafts: DraftsState }, chatId: string): string =>
  state.drafts[chatId] ?? '';
export const selectDrafts = (state: { drafts: DraftsState }) => state.drafts;
