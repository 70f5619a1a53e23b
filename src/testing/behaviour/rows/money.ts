import type { Rows } from '../row';

/** Payments and refunds, Money in the backend. */
export const MONEY: Rows = {
  'payment-approved': [
    'console/features/payments/payments.test.ts › that is approved is announced with its customer and a sound, and earnings are read again',
    'console/features/payments/payments.test.ts › of another agent concerns an admin, and not an agent',
    'console/features/chat/order/orderListeners.test.ts › when %s comes: the orders',
  ],
  'payment-expired': [
    'console/features/payments/payments.test.ts › that expired causes a warning, and a refunded order a notice',
  ],
  'payment-late': [
    'console/features/payments/payments.test.ts › that comes when the order has ended warns agent and administrators that it has to go back',
    'console/features/payments/payments.test.ts › that comes when the chat has ended too tells its agent who gives it back',
    'console/features/payments/payments.test.ts › that came late leads to where it can be refunded',
    'console/features/chat/order/orderListeners.test.ts › when %s comes: the orders',
  ],
  'verify-button': [
    'domain/validation/validation.test.ts › the payment of %j can be verified by ana: %p',
    'server/services/orders/latePayments.test.ts › is found out by Verificar, which asks the bank about ended orders too',
    'server/services/orders/latePayments.test.ts › is found out by Verificar on an approved order',
    'console/features/chat/order/OrderHistory.test.tsx › an order that is %s',
    'console/features/chat/order/orderListeners.test.ts › says what the host answers of a payment that is %s',
    'console/features/chat/order/orderListeners.test.ts › uses its own words if the host has none (%s)',
    'console/features/chat/order/orderListeners.test.ts › says when it failed (%#)',
  ],
  'refund-button': [
    'domain/validation/validation.test.ts › the button for %j, seen by %j, shows: %p',
    'console/features/chat/order/OrderHistory.test.tsx › an order that is %s',
    'console/features/chat/order/OrderHistory.test.tsx › an administrator gets them on anybody’s order',
  ],
  'refund-check': [
    'console/features/chat/order/orderListeners.test.ts › needs a payment id, and an approved payment (%#)',
    'console/features/chat/order/orderListeners.test.ts › asks with value and name, refunds, says so and reads the orders again',
    'console/features/chat/order/orderListeners.test.ts › does nothing on a no',
  ],
  'refund-said': [
    'console/features/chat/order/orderListeners.test.ts › asks with value and name, refunds, says so and reads the orders again',
    'console/features/chat/order/orderListeners.test.ts › says why it failed, in the host’s words where it has any (%#)',
  ],
  'refund-once': [
    'server/services/orders/refunds.test.ts › gives the money back once, however many ask at once, agent and administrator',
    'server/services/orders/refunds.test.ts › fails, so that nobody knows whether it paid, is asked again with the same key until it answers',
    'server/services/orders/refunds.test.ts › is down for long is asked more and more rarely, and the refund is done when it is back',
    'console/features/chat/order/OrderHistory.test.tsx › a refund that the bank has not decided is not requested again',
  ],
  'refund-effects': [
    'server/services/orders/refunds.test.ts › tells the agent and the admins, and leaves a refunded order',
    'server/services/orders/refunds.test.ts › takes a commission back that was received already',
    'server/services/dashboard/dashboard.properties.test.ts › cards, agents, periods, days, counters, pages and the file agree with a naive computation',
  ],
  'refunded-seen': [
    'console/features/ordersDashboard/orders/orderRow.test.ts › an order that was refunded says so, and its payment is no longer good',
    'console/features/ordersDashboard/orders/OrdersView.test.tsx › a refunded order strikes its profit out and says so beside the payment (%s)',
    'console/features/chat/order/OrderHistory.test.tsx › tells a refunded order at a glance',
  ],
  'order-pricing': [
    'server/services/orders/payments.test.ts › costs what the table says, whatever a browser says; its profit is the price less the commission',
    'server/base/settings.test.ts › have the defaults of the contract',
  ],
  'order-free': [
    'server/services/orders/payments.test.ts › of a free coupon costs nothing, is approved without PIX and spends one',
    'server/demo/simulator/life.test.ts › who has a free coupon pays nothing, and has one less',
  ],
  'revenue-counts': [
    'server/services/dashboard/dashboard.properties.test.ts › cards, agents, periods, days, counters, pages and the file agree with a naive computation',
  ],
  'commission-path': [
    'server/services/orders/purchase.test.ts › makes the order feito, with what was registered, and adds its commission',
    'server/services/orders/purchase.test.ts › moves its commission to recebido when the food has arrived',
    'server/services/orders/books.test.ts › the earnings agree with the orders, whatever happens in whatever order',
  ],
  'charge-lifetime': [
    'server/ports/embeddedBank.test.ts › ends a charge when its time is over, and takes no payment after',
    'server/services/orders/payments.test.ts › says so when the bank is down, and changes nothing',
    'server/services/orders/payments.test.ts › waits ten seconds for a bank that is slow, while everybody else goes on',
    'server/demo/simulator/life.test.ts › who pays late lets the first code run out and pays the second',
  ],
  'paid-late': [
    'server/services/orders/settlement.test.ts › a %s one, %s, still awaited %p: %s',
    'server/services/orders/latePayments.test.ts › by %s is kept as paid late, told, audited, and refunded by one press',
    'server/services/orders/latePayments.test.ts › is settled into the order while the customer still waits for it',
    'server/services/orders/latePayments.test.ts › tells the customer that the money goes back, and leaves them where they are',
  ],
  'taken-back': [
    'console/features/payments/payments.test.ts › that the bank took back warns, and does not read like a refund',
    'server/services/orders/latePayments.test.ts › %s makes the order refunded, once; commission, told, audited',
    'server/services/orders/latePayments.test.ts › answers a refund that is under way, which then is done',
    'server/services/orders/latePayments.test.ts › while a refund of it is being asked for is no refusal, but a refunded order',
  ],
  'order-or-money': [
    'server/services/orders/latePayments.properties.test.ts › who pays, at whatever moment, gets the order or the money, once, and the books agree',
    'server/services/orders/latePayments.test.ts › survives a process that ended before it was told of it',
    'server/services/orders/settlement.test.ts › changes nothing when it is said again, whatever the order was',
    'server/ports/embeddedBank.test.ts › reports when it starts what nobody was told of, once',
  ],
};
