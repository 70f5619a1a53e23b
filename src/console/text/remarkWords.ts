import { remarkWordsEn } from './en/remarkWords';
import { remarkWordsPtBR } from './ptBR/remarkWords';
import type { Locale } from './texts';

export type RemarkWords = typeof remarkWordsPtBR;

const WORDS: Readonly<Record<Locale, RemarkWords>> = {
  'pt-BR': remarkWordsPtBR,
  en: remarkWordsEn,
};

/** The words of the remark's dialog, in both languages: they are downloaded with it (wire: entry-and-desk). */
export const remarkWordsOf = (locale: Locale) => WORDS[locale];
