import type { Rows } from '../row';

/** Coupons, Registering a purchase. */
export const COUPONS: Rows = {
  'coupons-drawer': [
    'console/features/coupons/CouponsDrawer.test.tsx › lists the coupons by value, ascending, with counts and the total',
    'console/features/coupons/CouponsDrawer.test.tsx › are sorted by value, each with its deeds',
    'e2e/inbox.test.ts › at 1400 px a bar of 56 px, a list of 380 and a drawer of 400 at the right; the panes scroll, the page does not',
  ],
  'coupons-lists': [
    'console/features/coupons/CouponsDrawer.test.tsx › that is empty says so',
    'console/features/coupons/CouponsDrawer.test.tsx › that cannot be read says so, and is read by ‘Tentar novamente’, which hands the focus on',
    'console/features/coupons/CouponsDrawer.test.tsx › that cannot be read say so',
    'console/features/coupons/CouponsDrawer.test.tsx › have an empty state at first',
    'e2e/coupons.test.ts › every failure has its notice, and changes nothing',
  ],
  'coupon-pull': [
    'console/features/coupons/deeds.test.ts › takes one of that value for the agent, in reais, and says so',
    'console/features/coupons/deeds.test.ts › that fails says why (%#)',
    'console/features/coupons/deeds.test.ts › runs once at a time, however often it is pressed',
    'server/services/coupons/coupons.test.ts › gives its last coupon of a value to one of ten who pull it at once',
  ],
  'coupon-limits': [
    'server/services/coupons/custody.test.ts › stop at the limit, and the audit tells every one',
    'server/services/coupons/custody.test.ts › are forty in an hour, however many went back, and a restart forgets none',
    'server/services/coupons/custody.test.ts › at once at the last free place are one',
    'server/services/coupons/custody.test.ts › are limited by the hour, rereads as well, and each is written down before it is answered',
    'console/features/coupons/deeds.test.ts › that fails says why (%#)',
  ],
  'coupon-custody': [
    'server/services/coupons/custody.test.ts › can be told from beginning to end, without a word about the customer',
    'server/services/coupons/custody.test.ts › says of each change what it was, whatever the client calls it, with the value that was there',
    'server/services/coupons/custody.test.ts › tells a use from a purchase alone, and tells it with the purchase',
    'server/services/coupons/custody.test.ts › that cannot be written down hand nothing out',
    'console/features/coupons/deeds.test.ts › are told to the host, those that they replace as well, without the customer',
    'console/features/coupons/deeds.test.ts › hold although the host does not take it, and nobody is bothered (%#)',
    'console/features/coupons/deeds.test.ts › are told by the tab that was pressed alone: a copied or replayed action tells nothing',
  ],
  'coupon-link': [
    'domain/couponLinks.test.ts › links an account to a customer',
    'domain/couponLinks.test.ts › a new link of an account replaces its old one',
    'domain/couponLinks.test.ts › a new link of a customer replaces their old one',
    'console/features/coupons/deeds.test.ts › says what it replaced: the account’s customer, the customer’s account',
    'console/features/coupons/deeds.test.ts › is undone by Desvincular',
    'console/features/coupons/listeners.test.ts › are stored with every change and restored at the next start',
    'console/features/coupons/listeners.test.ts › of another tab are followed',
  ],
  'coupon-links-cleanup': [
    "console/features/coupons/listeners.test.ts › are cleaned of accounts that are not among the agent's own",
    'console/features/coupons/listeners.test.ts › are left alone when part of that list could not be read',
  ],
  'login-script': [
    'console/features/coupons/deeds.test.ts › brings the script to the clipboard',
    'console/features/coupons/deeds.test.ts › says so when %s',
    'console/features/coupons/deeds.test.ts › says so when the clipboard refuses',
    'domain/loginScript.test.ts › sets each stored cookie with its stored attributes',
  ],
  'cookies-secret': [
    'server/services/coupons/custody.test.ts › no cookie is in clear in any row of any table',
    'server/auth/sealedRows.test.ts › are sealed at the start, and no file of the database holds them any longer',
    'server/auth/sealedRows.test.ts › gives nothing away where a value was moved to another row',
    'console/features/coupons/deeds.test.ts › leaves the cookies in no action, no state, no log, no notice and no storage, however it ends',
    'e2e/coupons.test.ts › the login script goes to the clipboard, and its cookies nowhere else',
  ],
  'coupon-mark-empty': [
    'console/features/coupons/deeds.test.ts › asks, since it cannot be undone, and then gives the account away',
    'console/features/coupons/deeds.test.ts › that fails says so, and leaves the link',
    'e2e/coupons.test.ts › every failure has its notice, and changes nothing',
  ],
  'coupon-return': [
    'console/features/coupons/deeds.test.ts › gives the coupon back with its value, without asking: it can be pulled again',
    'console/features/coupons/deeds.test.ts › asks when a customer is linked to it; the link goes with the account',
    'console/features/coupons/deeds.test.ts › that fails says so',
    'server/services/coupons/coupons.test.ts › goes back to the pool, or out of it, and out of the own list',
    'e2e/coupons.test.ts › every failure has its notice, and changes nothing',
  ],
  'coupon-refresh': [
    'console/features/coupons/listeners.test.ts › the coupons are read again, a second later',
    'console/features/coupons/listeners.test.ts › follow another tab, in which a coupon was pulled or given away',
    'console/features/coupons/listeners.test.ts › are read again when the tab becomes visible: others pull from the same pool',
    'console/features/purchase/registerOrder.test.ts › has the coupons read again a second after the attendance ended',
  ],
  'purchase-modal': [
    'console/features/purchase/PurchaseModalView.test.tsx › preselects the linked account, masks the phone and submits everything',
    'console/features/purchase/PurchaseModal.test.tsx › then the account',
    'console/features/purchase/PurchaseModal.test.tsx › starts with the customer’s account, and can be changed',
    'e2e/purchase.test.ts › a click on the greyed button says what is missing, in order',
  ],
  'purchase-done-greyed': [
    'console/features/purchase/PurchaseModalView.test.tsx › is greyed until it is complete, and a press is still reported',
    'console/features/purchase/PurchaseModalView.test.tsx › with missing fields focuses the first one, which says what is missing',
    'e2e/purchase.test.ts › a click on the greyed button says what is missing, in order',
  ],
  'purchase-checks': [
    'console/features/purchase/PurchaseModal.test.tsx › first the conversation',
    'console/features/purchase/PurchaseModal.test.tsx › then the account',
    'console/features/purchase/PurchaseModal.test.tsx › then the customer’s number',
    'domain/validation/validation.test.ts › register purchase, in the order of its checks (behaviour: purchase-checks) › %j: %s',
  ],
  'purchase-fields': [
    'console/features/purchase/PurchaseModal.test.tsx › then the three fields; blanks do not count',
  ],
  'purchase-fields-host': [
    'domain/validation/validation.test.ts › a request with %j is complete: %p, and its fault %s',
    'server/services/orders/purchase.test.ts › with the text of the first check that fails',
    'console/features/purchase/registerOrder.test.ts › ends nothing and says why, in the server’s words if it has any (%#)',
  ],
  'purchase-registered': [
    'console/features/purchase/registerOrder.test.ts › shows a notice with a sound, ends the attendance, removes the chat and gives the account back',
    'console/features/purchase/registerOrder.test.ts › whose finalizar %s only logs that, and the account is given back all the same',
    'e2e/purchase.test.ts › a registered purchase shows a notice, ends and removes the chat, frees the account and removes its link',
  ],
  'purchase-account-released': [
    'console/features/purchase/registerOrder.test.ts › shows a notice with a sound, ends the attendance, removes the chat and gives the account back',
    'console/features/purchase/registerOrder.test.ts › is named when %s, logged without its e-mail, and stays linked',
    'console/features/purchase/registerOrder.test.ts › is given back after a reconnect, with a notice',
    'console/features/purchase/registerOrder.test.ts › is given back after a reload',
  ],
  'purchase-failed': [
    'console/features/purchase/registerOrder.test.ts › ends nothing and says why, in the server’s words if it has any (%#)',
    'console/features/purchase/PurchaseModal.test.tsx › survives a click outside the form, and is restored after closing',
    'console/features/purchase/PurchaseModal.test.tsx › that is refused keeps the input and the focus, and shows the server’s words',
  ],
  'purchase-unanswered': [
    'console/features/purchase/PurchaseModal.test.tsx › without a response says that a repeat is safe, and explains a refused repeat',
    'console/features/purchase/PurchaseModal.test.tsx › without a response says that the purchase must have been registered, once its chat has left',
    'console/features/purchase/PurchaseModal.test.tsx › is over when the chat leaves the list by %s: it says so, and what was typed can be copied',
    'console/features/purchase/registerOrder.test.ts › because an unanswered attempt was registered: the notice says so, and what to do about the account',
  ],
  'purchase-backend': [
    'server/services/orders/purchase.test.ts › makes the order feito, with what was registered, and adds its commission',
    'server/services/orders/purchase.test.ts › is registered once when it is sent twice at once',
    'server/services/orders/purchase.test.ts › with 409 while the payment is not approved',
    'server/services/orders/purchase.test.ts › with 409 when the attendance was ended without it',
    'server/services/orders/refundUnderWay.test.ts › cannot both happen: while the refund is under way, nothing is registered',
  ],
};
