import type { couponsPtBR } from '../ptBR/coupons';

export const couponsEn: typeof couponsPtBR = {
  title: 'Coupons',
  loading: 'Loading coupons…',
  pool: 'Available',
  poolEmpty: 'No coupon available right now',
  available: (count) => `${count} available`,
  total: (count) => `${count} in total`,
  pull: 'Pull',
  own: 'My coupons',
  ownEmpty: 'You have not pulled a coupon yet',
  ownFailed: 'Your coupons could not be loaded.',
  link: 'Link to customer',
  unlink: 'Unlink',
  linkedTo: (name) => `Linked to ${name}`,
  linkedToEnded: (name) => `Linked to ${name} (attendance ended)`,
  moreActions: 'More actions',
  copyScript: 'Copy login script',
  markEmpty: 'Mark as without coupon',
  giveBack: 'Give back',
  confirmMark: (email) =>
    `Mark ${email} as without a coupon? It leaves your list and does not become available again.`,
  confirmGiveBack: (email, name) =>
    `The account ${email} is linked to ${name}. Give it back all the same?`,
  noCoupon: 'No coupon',
  noClient: 'Select a conversation to link an account',
  groupChat: 'Accounts are linked to a customer, not to a group',
};
