import { readinessWordsEn } from './en/readinessWords';
import { readinessWordsPtBR } from './ptBR/readinessWords';
import { wordsIn } from './wordsIn';

export type ReadinessWords = typeof readinessWordsPtBR;

/** The words of the readiness card. */
export const readinessWordsOf = wordsIn({ 'pt-BR': readinessWordsPtBR, en: readinessWordsEn });
