import { selectLocale } from '@/console/entities/preferences/preferencesSlice';
import { textsOf, entryWordsOf, type Texts, type EntryWords } from '@/console/text/texts';
import { useAppSelector } from '@/console/store/hooks';
import type { RootState } from '@/console/store/types';

/** Every word a person reads, in the language they chose; for what comes with a screen behind the login. */
export const selectText = (state: RootState): Texts => textsOf(selectLocale(state));

/** The words that are there from the start; for whatever may have to speak before a screen's words came. */
export const selectEntryWords = (state: RootState): EntryWords => entryWordsOf(selectLocale(state));

/** The words of the chosen language; the component re-renders when another is chosen. */
export function useText(): Texts {
  return useAppSelector(selectText);
}

/** The same, of what shows before anybody is signed in, and around every screen. */
export function useEntryWords(): EntryWords {
  return useAppSelector(selectEntryWords);
}
