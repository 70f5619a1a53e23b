import { searchWordsEn } from './en/searchWords';
import { searchWordsPtBR } from './ptBR/searchWords';
import { wordsIn } from './wordsIn';

export type SearchWords = typeof searchWordsPtBR;

/** The words of the search within a chat. */
export const searchWordsOf = wordsIn({ 'pt-BR': searchWordsPtBR, en: searchWordsEn });
