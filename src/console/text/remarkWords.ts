import { remarkWordsEn } from './en/remarkWords';
import { remarkWordsPtBR } from './ptBR/remarkWords';
import { wordsIn } from './wordsIn';

export type RemarkWords = typeof remarkWordsPtBR;

/** The words of the remark's dialog. */
export const remarkWordsOf = wordsIn({ 'pt-BR': remarkWordsPtBR, en: remarkWordsEn });
