import { entryPtBR } from './entryPtBR';
import { offersPtBR } from './ptBR/offers';
import { noticesPtBR } from './ptBR/notices';
import { topbarPtBR } from './ptBR/topbar';
import { inboxPtBR } from './ptBR/inbox';
import { chatPtBR } from './ptBR/chat';
import { orderInfoPtBR, historyPtBR } from './ptBR/order';
import { actionsPtBR, toolsPtBR } from './ptBR/actions';
import { agoPtBR, stagesPtBR } from './ptBR/stages';

/** All texts a person reads, in Brazilian Portuguese (behaviour: screen-texts). `Texts` is its type. */
export const ptBR = {
  ...entryPtBR,
  offers: offersPtBR,
  notices: noticesPtBR,
  topbar: topbarPtBR,
  inbox: inboxPtBR,
  chat: chatPtBR,
  orderInfo: orderInfoPtBR,
  history: historyPtBR,
  actions: actionsPtBR,
  tools: toolsPtBR,
  ago: agoPtBR,
  stages: stagesPtBR,
};

/** The type of the texts in every language. */
export type Texts = typeof ptBR;
