import { paletteWordsEn } from './en/paletteWords';
import { paletteWordsPtBR } from './ptBR/paletteWords';
import type { Locale } from './texts';

export type PaletteWords = typeof paletteWordsPtBR;

const WORDS: Readonly<Record<Locale, PaletteWords>> = {
  'pt-BR': paletteWordsPtBR,
  en: paletteWordsEn,
};

/** The words of the palette, in both languages: they are downloaded with it (wire: entry-and-desk). */
export const paletteWordsOf = (locale: Locale) => WORDS[locale];
