import type { orderInfoPtBR, historyPtBR } from '../ptBR/order';

export const orderInfoEn: typeof orderInfoPtBR = {
  title: 'Order details',
  photo: 'Picture of the order',
  noPhoto: 'No picture of the order',
  name: 'Name',
  address: 'Address',
  payment: 'Payment',
  change: (amount) => `change for ${amount}`,
  noName: 'Name not given',
  noAddress: 'Address not given',
  noPayment: 'Payment not given',
  copy: (what) => `Copy ${what}`,
  loading: 'Loading the customer’s details…',
  failed: 'The customer’s details could not be loaded.',
};

export const historyEn: typeof historyPtBR = {
  title: 'Order history',
  loading: 'Loading orders…',
  failed: 'The orders could not be loaded.',
  empty: 'No orders found',
  status: {
    pendente: 'Pending',
    feito: 'Placed',
    em_preparo: 'In preparation',
    entregue: 'Delivered',
    cancelado: 'Cancelled',
    reembolsado: 'Refunded',
  },
  payment: {
    aprovado: 'Paid',
    pendente: 'Pending',
    expirado: 'Expired',
    cancelado: 'Cancelled',
    pago_atrasado: 'Paid late',
  },
  paymentLabel: 'Payment',
  couponValue: 'Coupon',
  customerValue: 'Customer',
  noRestaurant: 'Order',
  number: (number) => `no. ${number}`,
  verify: 'Verify',
  verifying: 'Verifying…',
  verified: (payment) => `Payment: ${payment}`,
  refund: 'Refund',
  refunding: 'Refunding…',
  refundUnderWay: 'Refund in progress',
  refunded: 'Refunded successfully!',
  confirmRefund: (value, name) =>
    `Are you sure you want to refund ${value}${name === '' ? '' : ` to ${name}`}?`,
  of: (action, order) => `${action}: ${order}`,
};
