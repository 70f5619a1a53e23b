import { transferWordsEn } from './en/transferWords';
import { transferWordsPtBR } from './ptBR/transferWords';
import { wordsIn } from './wordsIn';

export type TransferWords = typeof transferWordsPtBR;

/** The words of the dialog in which a chat is handed over. */
export const transferWordsOf = wordsIn({ 'pt-BR': transferWordsPtBR, en: transferWordsEn });
