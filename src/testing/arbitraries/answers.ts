/** Any answer of each call, in the internal form. */
import fc from 'fast-check';
import type { AnswerOf } from '@/contract/rest/call';
import type { CALLS, CallName } from '@/contract/rest/calls';
import type { FoundMessage } from '@/contract/rest/search';
import {
  anyAuditEntry,
  anyCents,
  anyCliente,
  anyColleague,
  anyConversation,
  anyCount,
  anyCouponAccount,
  anyDashboard,
  anyEarlierAttendance,
  anyFinishedAttendance,
  anyGanhos,
  anyId,
  anyIndicacoes,
  anyMessage,
  anyNote,
  anyPedido,
  anyPoolGroup,
  anyQuickReply,
  anySession,
  anyText,
  anyUser,
  listOf,
  orNull,
  whole,
} from './entities';

type Answers = { [N in CallName]: fc.Arbitrary<AnswerOf<(typeof CALLS)[N]>> };

const success = orNull(fc.boolean());
const plain = whole<AnswerOf<(typeof CALLS)['markRead']>>({ success, message: orNull(anyText) });
const signedIn = whole<AnswerOf<(typeof CALLS)['register']>>({
  token: anyText,
  user: anyUser,
  message: orNull(anyText),
});
const profile = whole<AnswerOf<(typeof CALLS)['getProfile']>>({
  user: anyUser,
  message: orNull(anyText),
  contasPendentes: orNull(anyCount),
});
const changedAccount = whole<AnswerOf<(typeof CALLS)['setRole']>>({
  success,
  user: orNull(anyUser),
  conversas: anyCount,
  cupons: anyCount,
});

const recoveryCodes = whole<AnswerOf<(typeof CALLS)['renewRecoveryCodes']>>({
  codigos: listOf(anyText),
});

export const anyAnswer: Answers = {
  getProfile: profile,
  login: fc.oneof(
    signedIn,
    whole<{ desafio: string; message: string | null }>({
      desafio: anyText,
      message: orNull(anyText),
    }),
  ),
  loginCode: signedIn,
  confirm: plain,
  beginSecondFactor: whole<AnswerOf<(typeof CALLS)['beginSecondFactor']>>({
    segredo: anyText,
    uri: anyText,
  }),
  activateSecondFactor: recoveryCodes,
  renewRecoveryCodes: recoveryCodes,
  endSecondFactor: plain,
  register: signedIn,
  updateProfile: whole<AnswerOf<(typeof CALLS)['updateProfile']>>({
    user: anyUser,
    message: orNull(anyText),
    token: orNull(anyText),
  }),
  leave: plain,
  listSessions: listOf(anySession),
  endSession: plain,
  endOtherSessions: whole<AnswerOf<(typeof CALLS)['endOtherSessions']>>({ encerradas: anyCount }),
  listConversations: listOf(anyConversation),
  getConversation: whole<AnswerOf<(typeof CALLS)['getConversation']>>({
    conversation: anyConversation,
    messages: listOf(anyMessage),
    notas: listOf(anyNote),
    hasMore: fc.boolean(),
  }),
  markRead: plain,
  sendMessage: whole<AnswerOf<(typeof CALLS)['sendMessage']>>({
    success,
    message: orNull(anyMessage),
  }),
  addNote: whole<AnswerOf<(typeof CALLS)['addNote']>>({ success, nota: orNull(anyNote) }),
  getStatus: whole<AnswerOf<(typeof CALLS)['getStatus']>>({
    connected: fc.boolean(),
    qr: orNull(anyText),
  }),
  searchMessages: whole<AnswerOf<(typeof CALLS)['searchMessages']>>({
    mensagens: listOf(whole<FoundMessage>({ chatId: anyId, mensagem: anyMessage })),
    temMais: fc.boolean(),
  }),
  getCliente: anyCliente,
  setStage: whole<AnswerOf<(typeof CALLS)['setStage']>>({ success, cliente: orNull(anyCliente) }),
  resetFlow: plain,
  setRemark: whole<AnswerOf<(typeof CALLS)['setRemark']>>({ success, cliente: orNull(anyCliente) }),
  registerPurchase: whole<AnswerOf<(typeof CALLS)['registerPurchase']>>({
    success,
    cliente: orNull(anyCliente),
    pedido: orNull(anyPedido),
  }),
  getIndicacoes: whole<AnswerOf<(typeof CALLS)['getIndicacoes']>>({
    success,
    indicacoes: orNull(anyIndicacoes),
  }),
  listPedidosOfCliente: listOf(anyPedido),
  verifyPayment: whole<AnswerOf<(typeof CALLS)['verifyPayment']>>({
    status: anyText,
    message: orNull(anyText),
  }),
  refundPedido: plain,
  finishAttendance: plain,
  setAutomation: whole<AnswerOf<(typeof CALLS)['setAutomation']>>({
    success,
    automacaoPausada: fc.boolean(),
  }),
  transferChat: plain,
  cancelTransfer: plain,
  acceptOffer: whole<AnswerOf<(typeof CALLS)['acceptOffer']>>({
    success,
    conversation: orNull(anyConversation),
  }),
  refuseOffer: plain,
  listFinished: whole<AnswerOf<(typeof CALLS)['listFinished']>>({
    atendimentos: listOf(anyFinishedAttendance),
    temMais: fc.boolean(),
    dias: orNull(anyCount),
  }),
  getFinished: whole<AnswerOf<(typeof CALLS)['getFinished']>>({
    atendimento: anyFinishedAttendance,
    messages: listOf(anyMessage),
    hasMore: fc.boolean(),
    anteriores: listOf(anyEarlierAttendance),
  }),
  listEarlier: listOf(anyEarlierAttendance),
  listQuickReplies: listOf(anyQuickReply),
  createQuickReply: anyQuickReply,
  updateQuickReply: anyQuickReply,
  deleteQuickReply: plain,
  setOnline: whole<AnswerOf<(typeof CALLS)['setOnline']>>({ success, online: fc.boolean() }),
  getStatistics: whole<AnswerOf<(typeof CALLS)['getStatistics']>>({
    estatisticas: whole<{ online: boolean }>({ online: fc.boolean() }),
  }),
  getEarnings: whole<AnswerOf<(typeof CALLS)['getEarnings']>>({ success, ganhos: anyGanhos }),
  setForwarding: whole<AnswerOf<(typeof CALLS)['setForwarding']>>({
    success,
    encaminharMensagens: fc.boolean(),
  }),
  listColleagues: listOf(anyColleague),
  getDashboard: whole<AnswerOf<(typeof CALLS)['getDashboard']>>({
    success,
    dashboard: anyDashboard,
  }),
  exportPedidos: whole<AnswerOf<(typeof CALLS)['exportPedidos']>>({ url: anyText }),
  listUsers: listOf(anyUser),
  getAgentEarnings: anyGanhos,
  updateUser: whole<AnswerOf<(typeof CALLS)['updateUser']>>({ success, user: orNull(anyUser) }),
  setAccountState: changedAccount,
  refuseAccount: plain,
  setRole: changedAccount,
  endSessions: plain,
  wipeData: whole<AnswerOf<(typeof CALLS)['wipeData']>>({
    estatisticas: whole<AnswerOf<(typeof CALLS)['wipeData']>['estatisticas']>({
      mensagensRemovidas: anyCount,
      conversasRemovidas: anyCount,
      atribuicoesRemovidas: anyCount,
    }),
  }),
  listOwnCoupons: listOf(anyCouponAccount),
  getCouponPool: fc
    .tuple(fc.uniqueArray(anyCents, { maxLength: 4 }), orNull(anyCount), fc.array(anyPoolGroup))
    .map(([values, totalCouponsQuantity, groups]) => ({
      items: [...values]
        .sort((a, b) => a - b)
        .map((value, index) => ({ value, count: groups[index]?.count ?? 0 })),
      rejected: [],
      totalCouponsQuantity,
    })),
  setCouponLink: plain,
  listAudit: whole<AnswerOf<(typeof CALLS)['listAudit']>>({
    registros: listOf(anyAuditEntry),
    temMais: fc.boolean(),
  }),
  exportAudit: whole<AnswerOf<(typeof CALLS)['exportAudit']>>({ url: anyText }),
  pullCoupon: anyCouponAccount,
  updateCoupon: anyCouponAccount,
  getCookies: whole<AnswerOf<(typeof CALLS)['getCookies']>>({
    cookies_json: orNull(fc.string({ unit: 'binary', minLength: 1 })),
  }),
};
