import { guideWordsEn } from './en/guideWords';
import { guideWordsPtBR } from './ptBR/guideWords';
import type { Locale } from './texts';

export type GuideWords = typeof guideWordsPtBR;

const WORDS: Readonly<Record<Locale, GuideWords>> = {
  'pt-BR': guideWordsPtBR,
  en: guideWordsEn,
};

/** The words of the first steps, in both languages: they are downloaded with them (wire: entry-and-desk). */
export const guideWordsOf = (locale: Locale) => WORDS[locale];
