import { appEn, commonEn } from './en/shell';
import { loginEn } from './en/login';
import { topbarEn } from './en/topbar';
import { inboxEn } from './en/inbox';
import { chatEn } from './en/chat';
import { orderInfoEn, historyEn } from './en/order';
import { actionsEn, toolsEn } from './en/actions';
import { offersEn } from './en/offers';
import { faultsEn } from './en/faults';
import { noticesEn } from './en/notices';
import { agoEn, stagesEn } from './en/stages';
import type { Texts } from './ptBR';

/** The second language. It contains the product's English terms word for word (behaviour: english-texts). */
export const en: Texts = {
  app: appEn,
  common: commonEn,
  login: loginEn,
  faults: faultsEn,
  offers: offersEn,
  notices: noticesEn,
  topbar: topbarEn,
  inbox: inboxEn,
  chat: chatEn,
  orderInfo: orderInfoEn,
  history: historyEn,
  actions: actionsEn,
  tools: toolsEn,
  ago: agoEn,
  stages: stagesEn,
};
