import { quickReplyWordsEn } from './en/quickReplyWords';
import { quickReplyWordsPtBR } from './ptBR/quickReplyWords';
import { wordsIn } from './wordsIn';

export type QuickReplyWords = typeof quickReplyWordsPtBR;

/** The words of the quick replies. */
export const quickReplyWordsOf = wordsIn({ 'pt-BR': quickReplyWordsPtBR, en: quickReplyWordsEn });
