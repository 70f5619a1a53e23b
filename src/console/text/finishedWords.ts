import { finishedWordsEn } from './en/finishedWords';
import { finishedWordsPtBR } from './ptBR/finishedWords';
import type { Locale } from './texts';

export type FinishedWords = typeof finishedWordsPtBR;

const WORDS: Readonly<Record<Locale, FinishedWords>> = {
  'pt-BR': finishedWordsPtBR,
  en: finishedWordsEn,
};

/** The words of what is finished, in both languages: they are downloaded with it (wire: entry-and-desk). */
export const finishedWordsOf = (locale: Locale) => WORDS[locale];
