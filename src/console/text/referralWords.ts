import { referralWordsEn } from './en/referralWords';
import { referralWordsPtBR } from './ptBR/referralWords';
import { wordsIn } from './wordsIn';

export type ReferralWords = typeof referralWordsPtBR;

/** The words of the referrals' dialog. */
export const referralWordsOf = wordsIn({ 'pt-BR': referralWordsPtBR, en: referralWordsEn });
