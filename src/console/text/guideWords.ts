import { guideWordsEn } from './en/guideWords';
import { guideWordsPtBR } from './ptBR/guideWords';
import { wordsIn } from './wordsIn';

export type GuideWords = typeof guideWordsPtBR;

/** The words of the first steps. */
export const guideWordsOf = wordsIn({ 'pt-BR': guideWordsPtBR, en: guideWordsEn });
