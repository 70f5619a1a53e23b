import { transferWordsEn } from './en/transferWords';
import { transferWordsPtBR } from './ptBR/transferWords';
import type { Locale } from './texts';

export type TransferWords = typeof transferWordsPtBR;

const WORDS: Readonly<Record<Locale, TransferWords>> = {
  'pt-BR': transferWordsPtBR,
  en: transferWordsEn,
};

/** The words of the dialog in which a chat is handed over, in both languages: they are downloaded with it (wire: entry-and-desk). */
export const transferWordsOf = (locale: Locale) => WORDS[locale];
