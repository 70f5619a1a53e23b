import { recordingWordsEn } from './en/recordingWords';
import { recordingWordsPtBR } from './ptBR/recordingWords';
import { wordsIn } from './wordsIn';

/** The words of the dialog that exports a recording. */
export const recordingWordsOf = wordsIn({ 'pt-BR': recordingWordsPtBR, en: recordingWordsEn });
