import { selectLocale } from '@/console/entities/preferences/preferencesSlice';
import type { RootState } from '@/console/store/types';
import { sideTextsOf, type SideTexts } from '@/console/text/sideTexts';
import { useLocale } from './locale';

/** @returns every text in the chosen language, those of the screens beside the desk too: for code that is loaded with them. */
export const selectSideText = (state: RootState): SideTexts => sideTextsOf(selectLocale(state));

/** @returns the same texts; the component renders again when another language is chosen. */
export function useSideText(): SideTexts {
  return sideTextsOf(useLocale());
}
