import { readinessWordsEn } from './en/readinessWords';
import { readinessWordsPtBR } from './ptBR/readinessWords';
import type { Locale } from './texts';

export type ReadinessWords = typeof readinessWordsPtBR;

const WORDS: Readonly<Record<Locale, ReadinessWords>> = {
  'pt-BR': readinessWordsPtBR,
  en: readinessWordsEn,
};

/** The words of the readiness card, in both languages: they are downloaded with it (wire: entry-and-desk). */
export const readinessWordsOf = (locale: Locale) => WORDS[locale];
