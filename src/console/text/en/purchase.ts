import type { purchasePtBR } from '../ptBR/purchase';

export const purchaseEn: typeof purchasePtBR = {
  title: 'Register order',
  orderNumber: 'Order number',
  deliveryCode: 'Delivery code',
  storePhone: 'Store phone',
  linkedAccount: 'Linked account',
  noAccount: 'No account',
  warning: 'Link an account before registering the purchase',
  submit: 'Done',
  submitting: 'Saving...',
  alreadyUsed: 'already used for an order',
  linkedElsewhere: (name) => `linked to ${name}`,
  noAccounts: 'You have not pulled a coupon yet. Pull one in Coupons.',
  chatLeft: (name) =>
    `The conversation with ${name} has left your list: the order can no longer be registered here. Copy what you typed, if you still need it.`,
  copyEntry: 'Copy details',
  unanswered:
    'No answer from the server: the order may be registered already. Try again; it is not registered twice.',
};
