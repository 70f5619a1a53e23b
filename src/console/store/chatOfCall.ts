import type { CallName } from '@/contract/rest/calls';
import type { accountsApi } from '@/console/api/accounts';
import type { agentsApi } from '@/console/api/agents';
import type { attendanceApi } from '@/console/api/attendance';
import type { authApi } from '@/console/api/auth';
import type { clientesApi } from '@/console/api/clientes';
import type { conversationsApi } from '@/console/api/conversations';
import type { couponsApi } from '@/console/api/coupons';
import type { auditApi } from '@/console/api/audit';
import type { earlierApi } from '@/console/api/earlier';
import type { finishedApi } from '@/console/api/finished';
import type { dashboardApi } from '@/console/api/dashboard';
import type { offersApi } from '@/console/api/offers';
import type { pedidosApi } from '@/console/api/pedidos';
import type { purchaseApi } from '@/console/api/purchase';
import type { statusApi } from '@/console/api/status';
import type { usersApi } from '@/console/api/users';
import type { wipeApi } from '@/console/api/wipe';

type Endpoints = typeof accountsApi.endpoints &
  typeof agentsApi.endpoints &
  typeof attendanceApi.endpoints &
  typeof authApi.endpoints &
  typeof clientesApi.endpoints &
  typeof conversationsApi.endpoints &
  typeof couponsApi.endpoints &
  typeof auditApi.endpoints &
  typeof dashboardApi.endpoints &
  typeof earlierApi.endpoints &
  typeof finishedApi.endpoints &
  typeof offersApi.endpoints &
  typeof pedidosApi.endpoints &
  typeof purchaseApi.endpoints &
  typeof statusApi.endpoints &
  typeof usersApi.endpoints &
  typeof wipeApi.endpoints;

/** The argument with which an endpoint is called. */
type ArgOf<N extends CallName> = N extends keyof Endpoints
  ? Parameters<Endpoints[N]['initiate']>[0]
  : never;

const itsChatId = ({ chatId }: { chatId: string }) => chatId;

/** Which chat each call is about, read from the endpoint's argument; null for a call that is about no chat. */
const CHAT_OF: { readonly [N in CallName]: ((arg: ArgOf<N>) => string) | null } = {
  getProfile: null,
  login: null,
  loginCode: null,
  confirm: null,
  register: null,
  updateProfile: null,
  leave: null,
  listSessions: null,
  beginSecondFactor: null,
  activateSecondFactor: null,
  renewRecoveryCodes: null,
  endSecondFactor: null,
  endSession: null,
  endOtherSessions: null,
  listConversations: null,
  getConversation: itsChatId,
  markRead: itsChatId,
  sendMessage: itsChatId,
  addNote: itsChatId,
  searchMessages: null,
  getStatus: null,
  getCliente: itsChatId,
  setStage: itsChatId,
  resetFlow: itsChatId,
  setRemark: itsChatId,
  registerPurchase: ({ purchase }) => purchase.chatId,
  getIndicacoes: null,
  listPedidosOfCliente: null,
  verifyPayment: null,
  refundPedido: null,
  finishAttendance: itsChatId,
  setAutomation: itsChatId,
  listFinished: null,
  getFinished: null,
  listEarlier: itsChatId,
  transferChat: itsChatId,
  cancelTransfer: itsChatId,
  acceptOffer: null,
  refuseOffer: null,
  listQuickReplies: null,
  createQuickReply: null,
  updateQuickReply: null,
  deleteQuickReply: null,
  setOnline: null,
  getStatistics: null,
  getEarnings: null,
  setForwarding: null,
  listColleagues: null,
  getDashboard: null,
  exportPedidos: null,
  listUsers: null,
  getAgentEarnings: null,
  updateUser: null,
  setAccountState: null,
  refuseAccount: null,
  setRole: null,
  endSessions: null,
  wipeData: null,
  listOwnCoupons: null,
  getCouponPool: null,
  pullCoupon: null,
  updateCoupon: null,
  getCookies: null,
  setCouponLink: null,
  listAudit: null,
  exportAudit: null,
};

const isCall = (name: string): name is CallName => Object.hasOwn(CHAT_OF, name);

/**
 * @param call the `arg` in the `meta` of the call's action
 * @returns the id of the chat that the call is about; null when it is about none
 */
export function chatOfCall({
  endpointName,
  originalArgs,
}: {
  endpointName: string;
  originalArgs: unknown;
}): string | null {
  if (!isCall(endpointName)) return null;
  // An endpoint is only ever called with its own argument, which its row of the table takes.
  const read = CHAT_OF[endpointName] as ((arg: unknown) => string) | null;
  return read === null ? null : read(originalArgs);
}
