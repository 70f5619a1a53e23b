import { finishedWordsEn } from './en/finishedWords';
import { finishedWordsPtBR } from './ptBR/finishedWords';
import { wordsIn } from './wordsIn';

export type FinishedWords = typeof finishedWordsPtBR;

/** The words of what is finished. */
export const finishedWordsOf = wordsIn({ 'pt-BR': finishedWordsPtBR, en: finishedWordsEn });
