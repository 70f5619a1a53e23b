import type { actionsPtBR, referralsPtBR, toolsPtBR, summarizePtBR } from '../ptBR/actions';

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

export const referralsEn: typeof referralsPtBR = {
  title: 'Referrals',
  loading: 'Loading referrals…',
  failed: 'The referrals could not be loaded.',
  hint: 'Friends whom this customer brought: referrals earn free coupons, up to the limit.',
  freeCoupons: 'Free Coupons',
  total: 'Referrals',
  ofLimit: (total, limit) => `${total} of ${limit}`,
  toGo: (left) =>
    left === 1 ? '1 more referral until the limit.' : `${left} more referrals until the limit.`,
  complete: 'The limit of referrals has been reached.',
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

export const summarizeEn: typeof summarizePtBR = {
  discountPrompt: 'No account is linked to this customer. What is the discount (R$)?',
  discountPromptEmpty: (email) =>
    `The linked account (${email}) holds no coupon. What is the discount (R$)?`,
  discountPromptUnread: (email) =>
    `The coupon of the linked account (${email}) could not be read. What is the discount (R$)?`,
  discountInvalid: 'That is no discount: type a positive amount, such as 15 or 15.50.',
  confirmUnpriced: ({ value, lowest, highest, price }) =>
    `The value ${value} is outside of the price table (${lowest} to ${highest}): the summary will tell the customer that the coupon costs ${price}. Copy it all the same?`,
  copyPrompt: 'It could not be copied automatically. Copy the text below:',
  shown: 'Order summary',
  place: 'Put into the message',
  close: 'Close summary',
};
