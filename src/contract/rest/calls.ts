import {
  exportPedidos,
  getAgentEarnings,
  getDashboard,
  listUsers,
  updateUser,
  wipeData,
} from './admin';
import {
  acceptOffer,
  finishAttendance,
  getEarnings,
  getStatistics,
  setForwarding,
  setOnline,
} from './agente';
import { getProfile, login, register, updateProfile } from './auth';
import {
  getCliente,
  getIndicacoes,
  listPedidosOfCliente,
  registerPurchase,
  resetFlow,
  setStage,
} from './clientes';
import {
  getConversation,
  getStatus,
  listConversations,
  markRead,
  sendMessage,
} from './conversations';
import { getCookies, getCouponPool, listOwnCoupons, pullCoupon, updateCoupon } from './coupons';
import { refundPedido, verifyPayment } from './pedidos';

/** Every REST call of contract 3, and ours, by name: what tables and tests walk so that none is forgotten. */
export const CALLS = {
  getProfile,
  login,
  register,
  updateProfile,
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
  acceptOffer,
  setOnline,
  getStatistics,
  getEarnings,
  setForwarding,
  getDashboard,
  exportPedidos,
  listUsers,
  getAgentEarnings,
  updateUser,
  wipeData,
  listOwnCoupons,
  getCouponPool,
  pullCoupon,
  updateCoupon,
  getCookies,
} as const;

export type CallName = keyof typeof CALLS;
