import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { conversationsApi } from '@/console/api/conversations';
import { createSelector } from '@/console/lib/createSelector';

/** A note being written, apart from the chat's draft: what is meant for colleagues never becomes a message. */
interface NoteDraft {
  readonly text: string;
  /** The input takes a note now, and not a message. */
  readonly isOpen: boolean;
  /** The Idempotency-Key of a text that was sent, so that a second attempt does not write it twice; null before. */
  readonly key: string | null;
}

/** Notes being written, by chat id (behaviour: notes). */
export type NoteDraftsState = Readonly<Record<string, NoteDraft>>;

const NOTHING: NoteDraft = { text: '', isOpen: false, key: null };

const initialState: NoteDraftsState = {};

/** A chat in which nothing is written and the input takes messages has no row. */
function changed(
  state: NoteDraftsState,
  chatId: string,
  change: Partial<NoteDraft>,
): NoteDraftsState {
  const { [chatId]: before = NOTHING, ...rest } = state;
  const after = { ...before, ...change };
  return after.text === '' && !after.isOpen ? rest : { ...rest, [chatId]: after };
}

const noteDraftsSlice = createSlice({
  name: 'noteDrafts',
  initialState,
  reducers: {
    noteModeSwitched: (state, { payload }: PayloadAction<{ chatId: string; isOpen: boolean }>) =>
      changed(state, payload.chatId, { isOpen: payload.isOpen }),
    noteDraftChanged: (state, { payload }: PayloadAction<{ chatId: string; text: string }>) =>
      changed(state, payload.chatId, { text: payload.text, key: null }),
    noteSendingStarted: (state, { payload }: PayloadAction<{ chatId: string; key: string }>) =>
      changed(state, payload.chatId, { key: payload.key }),
    /** Restores the notes that this browser kept for the signed-in person. */
    noteDraftsRestored: (
      _state,
      { payload }: PayloadAction<{ drafts: Record<string, string> }>,
    ): NoteDraftsState =>
      Object.fromEntries(
        Object.entries(payload.drafts).map(([chatId, text]) => [
          chatId,
          { text, isOpen: true, key: null },
        ]),
      ),
  },
  extraReducers: (builder) => {
    builder.addMatcher(conversationsApi.endpoints.addNote.matchFulfilled, (state, action) => {
      const { chatId, key } = action.meta.arg.originalArgs;
      // The input stays one for notes: a second note written in a hurry must not go to the customer.
      const isIt = state[chatId]?.key === key && action.payload.success !== false;
      return isIt ? changed(state, chatId, { text: '', key: null }) : state;
    });
  },
});

export const { noteModeSwitched, noteDraftChanged, noteSendingStarted, noteDraftsRestored } =
  noteDraftsSlice.actions;
export const noteDraftsReducer = noteDraftsSlice.reducer;

interface HasNoteDrafts {
  noteDrafts: NoteDraftsState;
}

export const selectNoteDraft = (state: HasNoteDrafts, chatId: string): NoteDraft =>
  state.noteDrafts[chatId] ?? NOTHING;

/** @returns the texts of the notes being written, by chat id. */
export const selectNoteTexts: (state: HasNoteDrafts) => Readonly<Record<string, string>> =
  createSelector([(state: HasNoteDrafts) => state.noteDrafts], (drafts) =>
    Object.fromEntries(
      Object.entries(drafts).flatMap(([chatId, { text }]) => (text === '' ? [] : [[chatId, text]])),
    ),
  );
