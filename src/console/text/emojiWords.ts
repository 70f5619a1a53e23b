import { emojiWordsEn } from './en/emojiWords';
import { emojiWordsPtBR } from './ptBR/emojiWords';
import type { Locale } from './texts';

export type EmojiWords = typeof emojiWordsPtBR;

const WORDS: Readonly<Record<Locale, EmojiWords>> = {
  'pt-BR': emojiWordsPtBR,
  en: emojiWordsEn,
};

/** The words of the emoji picker, in both languages: they are downloaded with it (wire: entry-and-desk). */
export const emojiWordsOf = (locale: Locale) => WORDS[locale];
