import type { Rows } from '../row';

/** Flow stages, Actions on an attendance, The customer's order in the chat. */
export const ATTENDANCE: Rows = {
  'stage-badge': [
    'domain/stages.test.ts › the table has every stage of the contract',
    'domain/stages.test.ts › is ${label} at ${progress} %, ${band}, in the list',
  ],
  'stage-paid': [
    'domain/stages.test.ts › is ready to order at 100 % once it is paid',
    'console/features/inbox/InboxRow.test.tsx › shows ready at 100 % once it is paid',
  ],
  'stage-colour': ['domain/stages.test.ts › %i %% is %s'],
  'stage-header': [
    'domain/stages.test.ts › is ${header} in the header, with the same progress, colour and icon',
    'console/features/chat/header/ChatHeader.test.tsx › names the customer’s stage',
  ],
  'stage-unknown': [
    'domain/stages.test.ts › the unknown stage %j reads %j',
    'domain/stages.test.ts › a stage of another host never breaks a row: its own words, 0 %',
    'console/features/chat/header/ChatHeader.test.tsx › shows a stage it does not know humanised, at 0 %',
  ],
  'stage-set': [
    'console/features/chat/actions/summarize.test.ts › copies the script with the linked value, then confirms the stage',
    'console/features/chat/actions/summarize.test.ts › a stage that could not be set is only logged (behaviour: stage-set)',
  ],
  'actions-menu': [
    'console/features/chat/header/ChatHeader.test.tsx › opens a menu that Escape and a click outside close, and the focus returns',
    'console/features/chat/header/ChatHeader.test.tsx › an attendance that is over can be neither ended nor restarted by an administrator',
  ],
  finish: [
    'console/features/chat/actions/chatDeeds.test.ts › asks first, and does nothing on a no',
    'console/features/chat/actions/chatDeeds.test.ts › reports the result (%#)',
    'console/features/chat/actions/chatDeeds.test.ts › a chat that left meanwhile is reported as gone, and the notice does not suggest a retry',
    'console/realtime/events.test.ts › removes the chat for its agent, and closes it',
    'console/realtime/events.test.ts › keeps it for an admin, as finished',
    'e2e/chatActions.test.ts › asks, says what failed, and then the chat leaves',
  ],
  restart: [
    'console/features/chat/actions/chatDeeds.test.ts › names the customer, resets and reads their record again',
    'console/features/chat/actions/chatDeeds.test.ts › needs a loaded customer, and says so without asking',
    'console/features/chat/actions/chatDeeds.test.ts › says when it failed, and reads nothing again (%#)',
    'e2e/chatActions.test.ts › asks by the customer’s name, says that it failed, then starts again',
  ],
  'referrals-dialog': [
    'console/features/chat/header/ChatHeader.test.tsx › reads the summary again, and shows free coupons, the total of the limit and what is to go',
    'console/features/chat/header/ChatHeader.test.tsx › %d of %d: %s',
    'console/features/chat/header/ChatHeader.test.tsx › counts ‘Cupons Grátis’, and ‘Indicações’ as total/limit; not green without a free one',
  ],
  'browser-dialogs': [
    'e2e/chatActions.test.ts › asks, says what failed, and then the chat leaves',
    'e2e/chatActions.test.ts › asks by the customer’s name, says that it failed, then starts again',
    'e2e/chatActions.test.ts › a payment that arrives is shown by itself, and can be refunded once, however often it is clicked',
    'e2e/summarize.test.ts › without a linked account a discount is asked for, “%s” is copied',
    'e2e/summarize.test.ts › a clipboard that refuses: says so, shows the text to be copied by hand, and goes on',
    'console/features/adminPanel/WipeData.test.tsx › wipes only after LIMPAR was typed, and says what was removed',
  ],
  'one-press': [
    'console/shared/forms/useSending.test.tsx › a form is sent once, however often it is pressed, and again half a second later',
    'console/features/login/signIn.test.ts › a login is sent once, however often it is pressed',
    'console/lib/presses.test.ts › within 500 ms of another is ignored',
    'console/lib/presses.test.ts › while the first still runs is ignored too, however long that takes',
    'console/features/chat/actions/chatDeeds.test.ts › a double click asks and ends once',
    'console/features/chat/actions/chatDeeds.test.ts › the notice about a second try replaces the notice about the first',
    'console/features/chat/actions/chatDeeds.test.ts › does nothing on a no, and asks once for a double click',
    'console/features/chat/order/orderListeners.test.ts › a double click is one request',
    'console/features/chat/order/orderListeners.test.ts › asks once and sends one request, however often it is clicked',
    'console/features/chat/actions/summarize.test.ts › asks the customer once for a double click, and again for a later press',
    'console/features/coupons/deeds.test.ts › one deed at a time runs on an account; other accounts stay usable meanwhile',
    'console/features/coupons/deeds.test.ts › a double click acts on an account once, and asks once',
    'console/features/topbar/TopBar.test.tsx › turns once for a double click, and again for a later press',
  ],
  'order-strip': [
    'console/features/chat/order/OrderInfo.test.tsx › a click on name or address copies it',
    'console/features/chat/order/OrderInfo.test.tsx › a placeholder (%j) is shown in words and is not a button',
    'console/features/chat/order/OrderInfo.test.tsx › a payment in cash says the change',
    'console/features/chat/order/OrderInfo.test.tsx › a click on the picture shows it on the whole screen, and the focus returns',
    'console/features/chat/order/OrderInfo.test.tsx › that the customer wants stands there, with the account that serves them',
    'console/features/chat/order/OrderInfo.test.tsx › of somebody else’s customer says nothing of accounts, which this browser does not know',
  ],
  'order-copy': [
    'console/features/chat/order/OrderInfo.test.tsx › a click on name or address copies it',
    'console/features/chat/order/OrderInfo.test.tsx › a placeholder (%j) is shown in words and is not a button',
    'console/features/chat/actions/chatDeeds.test.ts › says when the clipboard refuses',
  ],
  'order-history': [
    'console/features/chat/order/OrderHistory.test.tsx › is collapsed at first and read when it is opened, and each time again',
    'console/features/chat/order/OrderHistory.test.tsx › shows restaurant, number, date, status, payment and values',
    'console/features/chat/order/OrderHistory.test.tsx › shows rows that load, says when there are none, and tries again what failed',
    'console/features/chat/order/OrderHistory.test.tsx › an order that is %s',
    'console/features/chat/order/OrderHistory.test.tsx › an administrator gets them on anybody’s order',
    'server/services/orders/orderHistory.test.ts › the history of a customer with 501 orders holds the newest 500, the newest first',
    'server/services/orders/payments.test.ts › costs what the table says, whatever a browser says; its profit is the price less the commission',
  ],
  'order-history-fresh': [
    'console/features/chat/order/orderListeners.test.ts › when %s comes: the orders',
    "console/features/chat/order/orderListeners.test.ts › when the customer's stage changes: the orders",
    'console/features/chat/order/orderListeners.test.ts › when a free coupon was spent: the referrals',
    'console/features/chat/order/orderListeners.test.ts › an administrator, whose chat stays, gets fresh orders',
  ],
  'order-status': [
    'console/features/chat/order/OrderHistory.test.tsx › the order status %s reads %s',
    'console/features/ordersDashboard/orders/orderRow.test.ts › the status %s reads %s, in English %s',
  ],
  'payment-status': [
    'console/features/chat/order/OrderHistory.test.tsx › the payment status %j reads %s',
    'console/features/ordersDashboard/orders/orderRow.test.ts › the payment %s reads %s, in English %s',
  ],
};
