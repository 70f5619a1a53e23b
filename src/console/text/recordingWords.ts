import { recordingWordsEn } from './en/recordingWords';
import { recordingWordsPtBR } from './ptBR/recordingWords';
import type { Locale } from './texts';

const WORDS: Readonly<Record<Locale, typeof recordingWordsPtBR>> = {
  'pt-BR': recordingWordsPtBR,
  en: recordingWordsEn,
};

/**
 * The words of the dialog that exports a recording. They are beside the other texts, in both languages: so they are
 * downloaded with the dialog, which few people open (wire: entry-and-desk).
 */
export const recordingWordsOf = (locale: Locale) => WORDS[locale];
