import { selectLocale } from '@/console/entities/preferences/preferencesSlice';
import type { RootState } from '@/console/store/types';
import { textsOf, type Texts } from '@/console/text/texts';
import { useLocale } from './locale';

/** @returns every text in the chosen language. The texts are loaded together with the desk. */
export const selectText = (state: RootState): Texts => textsOf(selectLocale(state));

/** @returns the texts of the chosen language; the component renders again when another is chosen. */
export function useText(): Texts {
  return textsOf(useLocale());
}
