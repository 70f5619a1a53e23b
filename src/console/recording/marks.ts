/**
 * Marks: what happened beside the store, as actions that no reducer knows. They stand in a recording between the store's
 * actions, change nothing when it is replayed, and are never dispatched.
 */
import { createAction } from '@reduxjs/toolkit';
import type { NoticeVariant, SoundName } from '@/console/ports/ports';

/** The tools that a person opens beside or above the chat. */
export type ToolName = 'coupons' | 'purchase' | 'promotions';

/** Where a fault was caught: while a screen was drawn, in a listener of the page, or in a promise. */
export type FaultPlace = 'screen' | 'page' | 'promise';

/** The page's address: its path, and what follows the '?'. */
export interface Address {
  screen: string;
  query: Record<string, string>;
}

/** An error as it is recorded. */
export interface Fault {
  place: FaultPlace;
  errorName: string;
  errorText: string;
  stack: string;
  /** React's component stack, where a screen failed. */
  components: string | null;
}

/** A part of the program came: from here on every slice is there. */
export const partOpened = createAction<{ part: 'desk' }>('mark/partOpened');
/** The page was loaded; its size in px. */
export const pageLoaded = createAction<{ address: Address; width: number; height: number }>(
  'mark/pageLoaded',
);
/** The page has another size, in px. */
export const windowResized = createAction<{ width: number; height: number }>('mark/windowResized');
export const addressChanged = createAction<{ address: Address }>('mark/addressChanged');
/** A toast was asked for. It may have waited for its place, and it stays for `durationMs`. */
export const toastShown = createAction<{
  variant: NoticeVariant;
  text: string;
  noticeKey: string | null;
  durationMs: number | null;
}>('mark/toastShown');
export const toastDismissed = createAction<{ noticeKey: string }>('mark/toastDismissed');
export const toolOpened = createAction<{ tool: ToolName }>('mark/toolOpened');
export const toolClosed = createAction<{ tool: ToolName }>('mark/toolClosed');
export const soundPlayed = createAction<{ sound: SoundName }>('mark/soundPlayed');
export const faultThrown = createAction<Fault>('mark/faultThrown');
/** The page did not respond for `ms`. */
export const longTask = createAction<{ ms: number }>('mark/longTask');
export const visibilityChanged = createAction<{ visible: boolean }>('mark/visibilityChanged');
