import { selectLocale } from '@/console/entities/preferences/preferencesSlice';
import {
  catalogueOf,
  entryWordsOf,
  type Catalogue,
  type EntryWords,
} from '@/console/text/catalogues';
import { useAppSelector } from '@/console/store/hooks';
import type { RootState } from '@/console/store/types';

/** Every word a person reads, in the language they chose; for what comes with a screen behind the login. */
export const selectText = (state: RootState): Catalogue => catalogueOf(selectLocale(state));

/** The words that are there from the start; for whatever may have to speak before a screen's words came. */
export const selectEntryWords = (state: RootState): EntryWords => entryWordsOf(selectLocale(state));

/** The words of the chosen language; the component re-renders when another is chosen. */
export function useText(): Catalogue {
  return useAppSelector(selectText);
}

/** The same, of what shows before anybody is signed in, and around every screen. */
export function useEntryWords(): EntryWords {
  return useAppSelector(selectEntryWords);
}
