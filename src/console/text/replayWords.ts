import { replayWordsEn } from './en/replayWords';
import { replayWordsPtBR } from './ptBR/replayWords';
import { wordsIn } from './wordsIn';

export type ReplayWords = typeof replayWordsPtBR;

/** The words of the page that replays recordings. Only that page has them (wire: entry-and-desk). */
export const replayWordsOf = wordsIn({ 'pt-BR': replayWordsPtBR, en: replayWordsEn });
