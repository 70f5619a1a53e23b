import { selectLocale } from '@/console/entities/preferences/preferencesSlice';
import type { RootState } from '@/console/store/types';
import { toolTextsOf, type ToolTexts } from '@/console/text/toolTexts';
import { useLocale } from './locale';

/** @returns every text in the chosen language, those of drawer and purchase too: for code that is loaded with them. */
export const selectToolText = (state: RootState): ToolTexts => toolTextsOf(selectLocale(state));

/** @returns the same texts; the component renders again when another language is chosen. */
export function useToolText(): ToolTexts {
  return toolTextsOf(useLocale());
}
