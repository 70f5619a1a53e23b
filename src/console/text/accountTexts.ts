import { accountEn, profileEn, registrationEn } from './en/accounts';
import { identityEn } from './en/identity';
import { loginCodeEn } from './en/loginCode';
import { accountPtBR, profilePtBR, registrationPtBR } from './ptBR/accounts';
import { identityPtBR } from './ptBR/identity';
import { loginCodePtBR } from './ptBR/loginCode';
import type { Locale, Texts } from './texts';
import { textsWith } from './textsWith';

const portuguese = {
  account: accountPtBR,
  registration: registrationPtBR,
  profile: profilePtBR,
  identity: identityPtBR,
  loginCode: loginCodePtBR,
};

export type AccountWords = typeof portuguese;

/** The words of the forms that are about an account, by language: registration, profile, code, proof of identity. */
export const ACCOUNT_WORDS: Readonly<Record<Locale, AccountWords>> = {
  'pt-BR': portuguese,
  en: {
    account: accountEn,
    registration: registrationEn,
    profile: profileEn,
    identity: identityEn,
    loginCode: loginCodeEn,
  },
};

/** Every text of the desk, and those of the forms that are about an account. */
export type AccountTexts = Texts & AccountWords;

/** The texts for these forms. Their own words are downloaded with the first of them (wire: entry-and-desk). */
export const accountTextsOf = textsWith(ACCOUNT_WORDS);
