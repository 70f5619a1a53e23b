import { emojiWordsEn } from './en/emojiWords';
import { emojiWordsPtBR } from './ptBR/emojiWords';
import { wordsIn } from './wordsIn';

export type EmojiWords = typeof emojiWordsPtBR;

/** The words of the emoji picker. */
export const emojiWordsOf = wordsIn({ 'pt-BR': emojiWordsPtBR, en: emojiWordsEn });
