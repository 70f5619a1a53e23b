import { createAction, createSlice } from '@reduxjs/toolkit';
import type { ListFilter } from '@/domain/waitsFor';

/** The screens outside the console that the user menu leads to. */
export type SideScreen = 'profile' | 'adminPanel' | 'ordersDashboard' | 'auditTrail';

/** The part of the app the person is looking at. The address decides the open chat; this is its copy for reducers. */
export interface AttentionState {
  openChatId: string | null;
  /** The screen shown instead of the console; null for the console. */
  sideScreen: SideScreen | null;
  /** The QR code that connects WhatsApp was asked for, and is shown as long as WhatsApp is not connected. */
  qrShown: boolean;
  /** The page is visible, not in a hidden tab. */
  visible: boolean;
  /** The chats opened last, the newest first. It contains the open one. */
  recentChatIds: string[];
  /** The chat that will probably be opened next, of which a page is read ahead. */
  expectedChatId: string | null;
  /** What the list of conversations is narrowed to. */
  listFilter: ListFilter;
  /** The search within the open chat is shown. */
  chatSearchShown: boolean;
  /** The message that was found and is led to; null for none. */
  sought: Sought | null;
}

/** A message that somebody wants to see, wherever it stands in its chat. */
export interface Sought {
  chatId: string;
  messageId: string;
}

/** The messages of this many chats are kept, so that switching between them shows them at once. */
const RECENT_CHATS = 20;

/** A chat was opened. `unreadCount` is the number of unread messages at that moment, null when unknown. */
export const chatOpened = createAction<{ chatId: string; unreadCount: number | null }>(
  'chat/opened',
);
/** Somebody rests on a chat's row, and will probably open it. */
export const chatExpected = createAction<{ chatId: string }>('chat/expected');
/** The open chat was closed. */
export const chatClosed = createAction<{ chatId: string }>('chat/closed');
/** The reader is at the newest message of the open chat, and more messages are held than are kept there. */
export const newestReached = createAction<{ chatId: string }>('chat/newestReached');
/** A screen outside the console was opened, or closed (null). */
export const sideScreenShown = createAction<{ screen: SideScreen | null }>('page/sideScreenShown');
/** The QR code that connects WhatsApp was asked for, or closed. */
export const qrShown = createAction<{ shown: boolean }>('page/qrShown');
/** The list of conversations was narrowed, or widened again. */
export const listFilterChosen = createAction<{ filter: ListFilter }>('page/listFilterChosen');
/** The search within the open chat was opened, or closed. */
export const chatSearchShown = createAction<{ shown: boolean }>('chat/searchShown');
/** A message was found, and is to be shown in its chat. */
export const messageSought = createAction<Sought>('chat/messageSought');
/** The message that was found needs no mark any more. */
export const soughtLeft = createAction('chat/soughtLeft');
/** The page became visible or hidden. */
export const pageVisibilityChanged = createAction<{ visible: boolean }>('page/visibilityChanged');

const initialState: AttentionState = {
  openChatId: null,
  sideScreen: null,
  qrShown: false,
  visible: true,
  recentChatIds: [],
  expectedChatId: null,
  listFilter: 'all',
  chatSearchShown: false,
  sought: null,
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
        state.expectedChatId = null;
        state.chatSearchShown = false;
        if (state.sought?.chatId !== chatId) state.sought = null;
        const others = state.recentChatIds.filter((id) => id !== chatId);
        state.recentChatIds = [chatId, ...others].slice(0, RECENT_CHATS);
      })
      .addCase(chatExpected, (state, { payload }) => {
        state.expectedChatId = payload.chatId;
      })
      .addCase(chatClosed, (state, { payload }) => {
        if (state.openChatId === payload.chatId) state.openChatId = null;
        state.chatSearchShown = false;
        if (state.sought?.chatId === payload.chatId) state.sought = null;
      })
      .addCase(sideScreenShown, (state, { payload }) => {
        state.sideScreen = payload.screen;
      })
      .addCase(qrShown, (state, { payload }) => {
        state.qrShown = payload.shown;
      })
      .addCase(listFilterChosen, (state, { payload }) => {
        state.listFilter = payload.filter;
      })
      .addCase(chatSearchShown, (state, { payload }) => {
        state.chatSearchShown = payload.shown;
        if (!payload.shown) state.sought = null;
      })
      .addCase(messageSought, (state, { payload }) => {
        state.sought = payload;
      })
      .addCase(soughtLeft, (state) => {
        state.sought = null;
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
export const selectQrShown = (state: { attention: AttentionState }) => state.attention.qrShown;
export const selectListFilter = (state: { attention: AttentionState }) =>
  state.attention.listFilter;
export const selectChatSearchShown = (state: { attention: AttentionState }) =>
  state.attention.chatSearchShown;
/** The message that is led to; the same object until another is, or the same one again. */
export const selectSought = (state: { attention: AttentionState }) => state.attention.sought;
export const selectPageVisible = (state: { attention: AttentionState }) => state.attention.visible;
/** True while the person sees new messages of this chat arrive. */
export const selectIsWatched = (state: { attention: AttentionState }, chatId: string) =>
  state.attention.visible && state.attention.openChatId === chatId;

export const selectExpectedChatId = (state: { attention: AttentionState }) =>
  state.attention.expectedChatId;

/**
 * @returns how many of a chat's messages are kept: all while it is open, a page if it was opened recently or will
 * probably be next, else the newest few, to recognise a repeated message.
 */
export function selectKeeping(
  { attention }: { attention: AttentionState },
  chatId: string,
): 'all' | 'page' | 'few' {
  if (attention.openChatId === chatId) return 'all';
  const isNear = attention.expectedChatId === chatId || attention.recentChatIds.includes(chatId);
  return isNear ? 'page' : 'few';
}
