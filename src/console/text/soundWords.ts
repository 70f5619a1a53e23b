import { soundWordsEn } from './en/soundWords';
import { soundWordsPtBR } from './ptBR/soundWords';
import type { Locale } from './texts';

const WORDS: Readonly<Record<Locale, typeof soundWordsPtBR>> = {
  'pt-BR': soundWordsPtBR,
  en: soundWordsEn,
};

/** The words of the sounds' dialog, in both languages: they are downloaded with it (wire: entry-and-desk). */
export const soundWordsOf = (locale: Locale) => WORDS[locale];
