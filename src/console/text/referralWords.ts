import { referralWordsEn } from './en/referralWords';
import { referralWordsPtBR } from './ptBR/referralWords';
import type { Locale } from './texts';

export type ReferralWords = typeof referralWordsPtBR;

const WORDS: Readonly<Record<Locale, ReferralWords>> = {
  'pt-BR': referralWordsPtBR,
  en: referralWordsEn,
};

/** The words of the referrals' dialog, in both languages: they are downloaded with it (wire: entry-and-desk). */
export const referralWordsOf = (locale: Locale) => WORDS[locale];
