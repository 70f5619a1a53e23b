import { quickReplyWordsEn } from './en/quickReplyWords';
import { quickReplyWordsPtBR } from './ptBR/quickReplyWords';
import type { Locale } from './texts';

export type QuickReplyWords = typeof quickReplyWordsPtBR;

const WORDS: Readonly<Record<Locale, QuickReplyWords>> = {
  'pt-BR': quickReplyWordsPtBR,
  en: quickReplyWordsEn,
};

/** The words of the quick replies, in both languages: they are downloaded with them (wire: entry-and-desk). */
export const quickReplyWordsOf = (locale: Locale) => WORDS[locale];
