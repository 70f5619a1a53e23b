import { summaryWordsEn } from './en/summaryWords';
import { summaryWordsPtBR } from './ptBR/summaryWords';
import { wordsIn } from './wordsIn';

export type SummaryWords = typeof summaryWordsPtBR;

/** The words of the order's summary. */
export const summaryWordsOf = wordsIn({ 'pt-BR': summaryWordsPtBR, en: summaryWordsEn });
