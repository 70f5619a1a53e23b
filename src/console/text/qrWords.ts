import { qrWordsEn } from './en/qrWords';
import { qrWordsPtBR } from './ptBR/qrWords';
import type { Locale } from './texts';

export type QrWords = typeof qrWordsPtBR;

const WORDS: Readonly<Record<Locale, QrWords>> = {
  'pt-BR': qrWordsPtBR,
  en: qrWordsEn,
};

/** The words of the window with the QR code, in both languages: they are downloaded with it (wire: entry-and-desk). */
export const qrWordsOf = (locale: Locale) => WORDS[locale];
