import { callPath } from '@/contract/rest/call';
import { CALLS, type CallName } from '@/contract/rest/calls';
import { DEMO_PASSWORD } from '@/server/demo/accounts';
import { formOf } from './forms';
import { POOL_REAIS, type OwnedByAna } from './seedRights';

/** The arguments of a call about Ana and her objects. */
export interface CallArguments {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
}

/** A valid request of each call. */
export const ANAS_CALLS: Readonly<Record<CallName, (own: OwnedByAna) => CallArguments>> = {
  getProfile: () => ({}),
  login: () => ({ body: { email: 'ana@balcao.local', senha: DEMO_PASSWORD } }),
  loginCode: () => ({ body: { desafio: 'desafio-de-ninguem', codigo: '123456' } }),
  confirm: () => ({ body: { senha: DEMO_PASSWORD } }),
  register: ({ phone }) => ({
    body: {
      nome: 'Carla',
      email: `carla-${phone}@balcao.local`,
      senha: 'segredo',
      telefone: '11900000009',
      chavePix: 'carla@balcao.local',
    },
  }),
  updateProfile: () => ({ body: { nome: 'Ana', telefone: '(11) 90000-0003', chavePix: 'pix' } }),
  leave: () => ({}),
  listSessions: () => ({}),
  endSession: ({ sessionId }) => ({ params: { id: sessionId } }),
  endOtherSessions: () => ({}),
  beginSecondFactor: () => ({}),
  activateSecondFactor: ({ codigo }) => ({ body: { codigo } }),
  renewRecoveryCodes: () => ({}),
  endSecondFactor: () => ({}),
  listConversations: () => ({}),
  getConversation: ({ chatId }) => ({ params: { id: chatId } }),
  markRead: ({ chatId }) => ({ params: { id: chatId } }),
  sendMessage: ({ chatId }) => ({ params: { id: chatId }, body: { message: 'oi' } }),
  addNote: ({ chatId }) => ({ params: { id: chatId }, body: { texto: 'ligar depois' } }),
  searchMessages: ({ chatId }) => ({ query: { q: 'oi', chatId } }),
  getStatus: () => ({}),
  getCliente: ({ chatId }) => ({ params: { chatId } }),
  setStage: ({ phone }) => ({
    params: { phone },
    body: { estadoFluxo: 'aguardando_confirmacao' },
  }),
  resetFlow: ({ phone }) => ({ params: { phone } }),
  setRemark: ({ chatId }) => ({ params: { chatId }, body: { texto: 'prefere ligação' } }),
  registerPurchase: ({ phone, chatId, couponEmail }) => ({
    params: { phone },
    body: {
      chatId,
      numeroPedido: '1234',
      codigoEntrega: '9',
      telefoneLoja: '1130000000',
      emailConta: couponEmail,
    },
  }),
  getIndicacoes: ({ phone }) => ({ params: { phone } }),
  listPedidosOfCliente: ({ phone }) => ({ params: { phone } }),
  verifyPayment: ({ pedidoId }) => ({ params: { id: pedidoId } }),
  refundPedido: ({ pedidoId, pixId }) => ({ params: { id: pedidoId }, body: { pixId } }),
  finishAttendance: ({ chatId }) => ({ params: { chatId } }),
  setAutomation: ({ chatId }) => ({ params: { chatId }, body: { pausada: true } }),
  listFinished: () => ({}),
  getFinished: ({ attendanceId }) => ({ params: { id: attendanceId } }),
  listEarlier: ({ chatId }) => ({ params: { id: chatId } }),
  transferChat: ({ chatId }) => ({
    params: { chatId },
    body: { agenteId: null, nota: '', contaId: null },
  }),
  cancelTransfer: ({ chatId }) => ({ params: { chatId } }),
  acceptOffer: ({ ofertaId }) => ({ params: { ofertaId } }),
  refuseOffer: ({ ofertaId }) => ({ params: { ofertaId } }),
  listQuickReplies: () => ({}),
  createQuickReply: () => ({ body: { atalho: 'oi', texto: 'Oi, {nome}!', daEquipe: false } }),
  updateQuickReply: ({ quickReplyId }) => ({
    params: { id: quickReplyId },
    body: { atalho: 'obrigada', texto: 'Obrigada, {nome}!' },
  }),
  deleteQuickReply: ({ quickReplyId }) => ({ params: { id: quickReplyId } }),
  setOnline: () => ({ body: { online: true } }),
  getStatistics: () => ({}),
  getEarnings: () => ({}),
  setForwarding: ({ userId }) => ({ body: { userId, encaminharMensagens: true } }),
  listColleagues: () => ({}),
  listUsers: () => ({}),
  getAgentEarnings: ({ userId }) => ({ params: { id: userId } }),
  updateUser: ({ userId }) => ({
    params: { id: userId },
    body: { nome: 'Ana Atendente', telefone: '(11) 90000-0003' },
  }),
  setAccountState: ({ waitingUserId }) => ({
    params: { id: waitingUserId },
    body: { estado: 'ativo' },
  }),
  refuseAccount: ({ waitingUserId }) => ({ params: { id: waitingUserId } }),
  setRole: ({ waitingUserId }) => ({ params: { id: waitingUserId }, body: { isAdmin: false } }),
  endSessions: ({ waitingUserId }) => ({ params: { id: waitingUserId } }),
  wipeData: () => ({}),
  listOwnCoupons: ({ userId }) => ({ params: { userId } }),
  getCouponPool: () => ({}),
  pullCoupon: ({ userId }) => ({ body: { couponValue: POOL_REAIS, applicatorId: userId } }),
  updateCoupon: ({ couponId, userId }) => ({
    params: { id: couponId },
    body: { applicatorId: userId, coupon: POOL_REAIS, status: 'Tudo certo' },
  }),
  getCookies: ({ couponId }) => ({ params: { id: couponId } }),
  setCouponLink: ({ couponId }) => ({ params: { id: couponId }, body: { vinculado: true } }),
  listAudit: () => ({}),
  exportAudit: ({ userId }) => ({
    body: {
      pessoa: userId,
      ato: 'coupon.pulled',
      tipo: 'coupon',
      de: '2026-01-01',
      ate: '2026-12-31',
    },
  }),
  getDashboard: () => ({}),
  exportPedidos: ({ userId }) => ({
    body: { agenteId: userId, busca: 'maria', status: 'feito', ordem: 'recentes' },
  }),
};

export const CALL_NAMES = Object.keys(ANAS_CALLS) as CallName[];

/** A call's body in the form in which it is sent: JSON, or a form of its fields. */
export function encodeBody(name: CallName, body: unknown): unknown {
  return body === undefined || CALLS[name].encoding === 'json'
    ? body
    : formOf(body as Record<string, string | undefined>);
}

/** The call's body as `TestServer.request` takes it; nothing for a call without one. */
export const bodyOf = (name: CallName, { body }: CallArguments): { body?: unknown } =>
  body === undefined ? {} : { body: encodeBody(name, body) };

/** A call's path with these parameters filled in, and its query. */
export function pathOf(name: CallName, { params = {}, query = {} }: CallArguments): string {
  const search = new URLSearchParams(query).toString();
  return `${callPath(CALLS[name], params)}${search === '' ? '' : `?${search}`}`;
}
