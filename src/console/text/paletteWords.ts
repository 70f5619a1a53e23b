import { paletteWordsEn } from './en/paletteWords';
import { paletteWordsPtBR } from './ptBR/paletteWords';
import { wordsIn } from './wordsIn';

export type PaletteWords = typeof paletteWordsPtBR;

/** The words of the palette. */
export const paletteWordsOf = wordsIn({ 'pt-BR': paletteWordsPtBR, en: paletteWordsEn });
