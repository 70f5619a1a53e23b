import { summaryWordsEn } from './en/summaryWords';
import { summaryWordsPtBR } from './ptBR/summaryWords';
import type { Locale } from './texts';

export type SummaryWords = typeof summaryWordsPtBR;

const WORDS: Readonly<Record<Locale, SummaryWords>> = {
  'pt-BR': summaryWordsPtBR,
  en: summaryWordsEn,
};

/** The words of the order's summary, in both languages: they are downloaded with it (wire: entry-and-desk). */
export const summaryWordsOf = (locale: Locale) => WORDS[locale];
