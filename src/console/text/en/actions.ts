import type { actionsPtBR, toolsPtBR } from '../ptBR/actions';

export const actionsEn: typeof actionsPtBR = {
  button: 'Actions',
  finish: 'Finish',
  search: 'Search this chat',
  restart: 'Restart',
  pause: 'Pause automation',
  resume: 'Resume automation',
  referrals: 'Referrals',
  transfer: 'Hand over…',
  remark: 'Remark on the customer',
  confirmFinish: 'Are you sure you want to finish this attendance?',
  confirmRestart: (name) => `Are you sure you want to restart the flow of ${name}?`,
};

export const toolsEn: typeof toolsPtBR = {
  label: 'Attendance tools',
  summarize: 'Summarize',
  filterPromotions: 'Filter Promotions',
  coupons: 'Coupons',
  registerOrder: 'Register order',
  pullCoupon: 'Pull coupon',
  verifyPix: 'Check PIX',
};
