import { replayWordsEn } from './en/replayWords';
import { replayWordsPtBR } from './ptBR/replayWords';
import type { Locale } from './texts';

export type ReplayWords = typeof replayWordsPtBR;

const WORDS: Readonly<Record<Locale, ReplayWords>> = {
  'pt-BR': replayWordsPtBR,
  en: replayWordsEn,
};

/** The words of the page that replays recordings. Only that page has them (wire: entry-and-desk). */
export const replayWordsOf = (locale: Locale) => WORDS[locale];
