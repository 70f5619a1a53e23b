import { appPtBR, commonPtBR } from './ptBR/shell';
import { loginPtBR } from './ptBR/login';
import { faultsPtBR } from './ptBR/faults';

/** The texts shown before sign-in. They are part of the entry; all other texts are loaded together with the desk. */
export const entryPtBR = {
  app: appPtBR,
  common: commonPtBR,
  login: loginPtBR,
  faults: faultsPtBR,
};

export type EntryWords = typeof entryPtBR;
