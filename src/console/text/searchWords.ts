import { searchWordsEn } from './en/searchWords';
import { searchWordsPtBR } from './ptBR/searchWords';
import type { Locale } from './texts';

export type SearchWords = typeof searchWordsPtBR;

const WORDS: Readonly<Record<Locale, SearchWords>> = {
  'pt-BR': searchWordsPtBR,
  en: searchWordsEn,
};

/** The words of the search within a chat, in both languages: they are downloaded with it (wire: entry-and-desk). */
export const searchWordsOf = (locale: Locale) => WORDS[locale];
