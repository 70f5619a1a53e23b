import { soundWordsEn } from './en/soundWords';
import { soundWordsPtBR } from './ptBR/soundWords';
import { wordsIn } from './wordsIn';

/** The words of the sounds' dialog. */
export const soundWordsOf = wordsIn({ 'pt-BR': soundWordsPtBR, en: soundWordsEn });
