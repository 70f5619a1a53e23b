import { appPtBR, commonPtBR } from './ptBR/shell';
import { loginPtBR } from './ptBR/login';
import { offersPtBR } from './ptBR/offers';
import { faultsPtBR, noticesPtBR } from './ptBR/notices';

/**
 * What can be read before anybody is signed in, and what a listener may have to say at any time: it is in
 * the page from the start. Every other word comes with the first screen behind the login.
 */
export const entryPtBR = {
  app: appPtBR,
  common: commonPtBR,
  login: loginPtBR,
  offers: offersPtBR,
  notices: noticesPtBR,
  faults: faultsPtBR,
};

export type EntryWords = typeof entryPtBR;
