import { exportAudit, listAudit } from './audit';
import { exportPedidos, getDashboard } from './dashboard';
import { getAgentEarnings, listUsers, updateUser } from './users';
import { endSessions, refuseAccount, setAccountState, setRole } from './accounts';
import { wipeData } from './wipe';
import { acceptOffer, refuseOffer } from './offers';
import { cancelTransfer, finishAttendance, setAutomation, transferChat } from './attendance';
import { listEarlier } from './earlier';
import { getFinished, listFinished } from './finished';
import { getEarnings, getStatistics, listColleagues, setForwarding, setOnline } from './agents';
import { confirm, getProfile, login, loginCode, register, updateProfile } from './auth';
import { getCliente, getIndicacoes, resetFlow, setRemark, setStage } from './clientes';
import { listPedidosOfCliente, refundPedido, verifyPayment } from './pedidos';
import { registerPurchase } from './purchase';
import {
  createQuickReply,
  deleteQuickReply,
  listQuickReplies,
  updateQuickReply,
} from './quickReplies';
import {
  addNote,
  getConversation,
  listConversations,
  markRead,
  sendMessage,
} from './conversations';
import { searchMessages } from './search';
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
  addNote,
  searchMessages,
  getStatus,
  getCliente,
  setStage,
  resetFlow,
  setRemark,
  registerPurchase,
  getIndicacoes,
  listPedidosOfCliente,
  verifyPayment,
  refundPedido,
  finishAttendance,
  setAutomation,
  listFinished,
  getFinished,
  listEarlier,
  transferChat,
  cancelTransfer,
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
  listColleagues,
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
