import { selectLocale } from '@/console/entities/preferences/preferencesSlice';
import type { RootState } from '@/console/store/types';
import { accountTextsOf, type AccountTexts } from '@/console/text/accountTexts';
import { useLocale } from './locale';

/** @returns every text in the chosen language, those of the account forms too: for code that is loaded with them. */
export const selectAccountText = (state: RootState): AccountTexts =>
  accountTextsOf(selectLocale(state));

/** @returns the same texts; the component renders again when another language is chosen. */
export function useAccountText(): AccountTexts {
  return accountTextsOf(useLocale());
}
