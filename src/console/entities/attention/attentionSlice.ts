import { createAction, createSlice } from '@reduxjs/toolkit';

/** The screens beside the console that a person goes to by the user menu. */
export type SideScreen = 'profile' | 'adminPanel' | 'ordersDashboard';

/** What the person looks at. The address is the choice's home; this is what reducers see of it. */
export interface AttentionState {
  openChatId: string | null;
  /** The screen that is shown instead of the console; null: the console. */
  sideScreen: SideScreen | null;
  /** The page is in front, not in a hidden tab. */
  visible: boolean;
  /** The chats that were opened last, the newest first; the open one is among them. */
  recentChatIds: string[];
}

/** Of so many chats what was read is kept, so that going back and forth between them shows them at once. */
const RECENT_CHATS = 20;

/** A chat was opened; `unreadCount` is how many of its messages were unread then, null when unknown. */
export const chatOpened = createAction<{ chatId: string; unreadCount: number | null }>(
  'chat/opened',
);
/** The open chat was closed. */
export const chatClosed = createAction<{ chatId: string }>('chat/closed');
/** The reader stands at the newest message of the open chat, and more are held than are kept there. */
export const newestReached = createAction<{ chatId: string }>('chat/newestReached');
/** A screen beside the console came up, or went (null). */
export const sideScreenShown = createAction<{ screen: SideScreen | null }>('page/sideScreenShown');
/** The page came to the front, or went behind. */
export const pageVisibilityChanged = createAction<{ visible: boolean }>('page/visibilityChanged');

const initialState: AttentionState = {
  openChatId: null,
  sideScreen: null,
  visible: true,
  recentChatIds: [],
};

const attentionSlice = createSlice({
  name: 'attention',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(chatOpened, (state, { payload }) => {
        const { chatId } = payload;
        state.openChatId = chatId;
        const others = state.recentChatIds.filter((id) => id !== chatId);
        state.recentChatIds = [chatId, ...others].slice(0, RECENT_CHATS);
      })
      .addCase(chatClosed, (state, { payload }) => {
        if (state.openChatId === payload.chatId) state.openChatId = null;
      })
      .addCase(sideScreenShown, (state, { payload }) => {
        state.sideScreen = payload.screen;
      })
      .addCase(pageVisibilityChanged, (state, { payload }) => {
        state.visible = payload.visible;
      });
  },
});

export const attentionReducer = attentionSlice.reducer;

export const selectOpenChatId = (state: { attention: AttentionState }) =>
  state.attention.openChatId;
export const selectSideScreen = (state: { attention: AttentionState }) =>
  state.attention.sideScreen;
export const selectPageVisible = (state: { attention: AttentionState }) => state.attention.visible;
/** True while messages of this chat are seen as they come. */
export const selectIsWatched = (state: { attention: AttentionState }, chatId: string) =>
  state.attention.visible && state.attention.openChatId === chatId;

/**
 * How much of a chat's messages is kept: all while it is open, a page while it was opened lately, and else
 * the few newest, by which a repeat is known.
 */
export function selectKeeping(
  { attention }: { attention: AttentionState },
  chatId: string,
): 'all' | 'page' | 'few' {
  if (attention.openChatId === chatId) return 'all';
  return attention.recentChatIds.includes(chatId) ? 'page' : 'few';
}
