import { entryPtBR } from './entryPtBR';
import { offersPtBR } from './ptBR/offers';
import { noticesPtBR } from './ptBR/notices';
import { topbarPtBR, qrPtBR } from './ptBR/topbar';
import { inboxPtBR } from './ptBR/inbox';
import { chatPtBR } from './ptBR/chat';
import { orderInfoPtBR, historyPtBR } from './ptBR/order';
import { actionsPtBR, referralsPtBR, toolsPtBR, summarizePtBR } from './ptBR/actions';
import { agoPtBR, stagesPtBR } from './ptBR/stages';

/** All texts a person reads, in Brazilian Portuguese (behaviour: screen-texts). `Texts` is its type. */
export const ptBR = {
  ...entryPtBR,
  offers: offersPtBR,
  notices: noticesPtBR,
  topbar: topbarPtBR,
  qr: qrPtBR,
  inbox: inboxPtBR,
  chat: chatPtBR,
  orderInfo: orderInfoPtBR,
  history: historyPtBR,
  actions: actionsPtBR,
  referrals: referralsPtBR,
  tools: toolsPtBR,
  summarize: summarizePtBR,
  ago: agoPtBR,
  stages: stagesPtBR,
};

/** The type of the texts in every language. */
export type Texts = typeof ptBR;
