import { exportAudit, listAudit } from './audit';
import { exportPedidos, getDashboard } from './dashboard';
import { getAgentEarnings, listUsers, updateUser } from './users';
import { endSessions, refuseAccount, setAccountState, setRole } from './accounts';
import { wipeData } from './wipe';
import { acceptOffer, refuseOffer } from './offers';
import { finishAttendance, setAutomation } from './attendance';
import { getEarnings, getStatistics, setForwarding, setOnline } from './agents';
import { confirm, getProfile, login, loginCode, register, updateProfile } from './auth';
import { getCliente, getIndicacoes, resetFlow, setStage } from './clientes';
import { listPedidosOfCliente, refundPedido, verifyPayment } from './pedidos';
import { registerPurchase } from './purchase';
import {
  createQuickReply,
  deleteQuickReply,
  listQuickReplies,
  updateQuickReply,
} from './quickReplies';
import { getConversation, listConversations, markRead, sendMessage } from './conversations';
import { getStatus } from './status';
import {
  activateSecondFactor,
  beginSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
} from './secondFactor';
import { endOtherSessions, endSession, leave, listSessions } from './sessions';
import {
  getCookies,
  getCouponPool,
  listOwnCoupons,
  pullCoupon,
  setCouponLink,
  updateCoupon,
} from './coupons';

/** Every REST call by its name (wire: calls). Tables and tests iterate over this list, so that none is forgotten. */
export const CALLS = {
  getProfile,
  login,
  loginCode,
  confirm,
  register,
  updateProfile,
  leave,
  listSessions,
  endSession,
  endOtherSessions,
  beginSecondFactor,
  activateSecondFactor,
  renewRecoveryCodes,
  endSecondFactor,
  listConversations,
  getConversation,
  markRead,
  sendMessage,
  getStatus,
  getCliente,
  setStage,
  resetFlow,
  registerPurchase,
  getIndicacoes,
  listPedidosOfCliente,
  verifyPayment,
  refundPedido,
  finishAttendance,
  setAutomation,
  acceptOffer,
  refuseOffer,
  listQuickReplies,
  createQuickReply,
  updateQuickReply,
  deleteQuickReply,
  setOnline,
  getStatistics,
  getEarnings,
  setForwarding,
  getDashboard,
  exportPedidos,
  listAudit,
  exportAudit,
  listUsers,
  getAgentEarnings,
  updateUser,
  setAccountState,
  refuseAccount,
  setRole,
  endSessions,
  wipeData,
  listOwnCoupons,
  getCouponPool,
  pullCoupon,
  updateCoupon,
  getCookies,
  setCouponLink,
} as const;

export type CallName = keyof typeof CALLS;
