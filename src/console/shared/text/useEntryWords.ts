import { selectLocale } from '@/console/entities/preferences/preferencesSlice';
import type { EntryState } from '@/console/store/entry';
import { entryWordsOf, type EntryWords } from '@/console/text/texts';
import { useLocale } from './locale';

/** @returns the entry's words in the chosen language. They exist before the desk is loaded. */
export const selectEntryWords = (state: EntryState): EntryWords =>
  entryWordsOf(selectLocale(state));

/** The words shown before anybody is signed in and around every screen. The component follows the language. */
export function useEntryWords(): EntryWords {
  return entryWordsOf(useLocale());
}
