import type { Rows } from '../row';

/** Roles and rights, Sounds and notices, Toasts and errors. */
export const RIGHTS: Rows = {
  'role-agent': [
    'server/rights.test.ts › %s answers each as the table says',
    "server/routes/conversations.test.ts › holds an agent's own, and all for an administrator",
    'console/features/topbar/TopBar.test.tsx › are for agents alone, as the toggles are',
    'domain/listSort.test.ts › admins see the newest first, agents the oldest first',
  ],
  'role-admin': [
    'server/routes/users.test.ts › is every conversation, message and payment, and no offer',
    'e2e/adminPanel.test.ts › an administrator’s desk: all conversations, newest first, new ones at once; nothing that agents alone have',
    'console/features/topbar/TopBar.test.tsx › are for agents alone, as the toggles are',
    'console/features/offers/offers.test.ts › never sees an offer, nor hears one',
  ],
  'rights-server': [
    'server/rights.test.ts › %s answers each as the table says',
    'server/rights.test.ts › refuses a foreign id in a body before it finds the rest of the body wrong',
    'server/rights.test.ts › is not in the answer to %s: no profit, nobody else’s PIX key',
    'server/realtime/hub.test.ts › sends what is for %j once to %j',
    'server/realtime/hub.test.ts › neither sends nor repeats an administrator’s events to somebody who no longer is one',
    'server/services/orders/purchase.test.ts › shows the profit to an administrator who registers it, and never to an agent',
    'server/services/coupons.test.ts › id is a 403 for %s',
    'server/services/coupons.test.ts › account is a 404 for %s',
  ],
  'rights-promote': [
    'server/commands/admin.test.ts › promotes and demotes, by e-mail in any case, and writes it down',
    'server/commands/admin.test.ts › never demotes the last administrator',
    'server/commands/admin.test.ts › leave one',
    'server/routes/registration.test.ts › makes an agent who is signed in at once, and can sign in again',
  ],
  'password-storage': [
    'server/auth/passwords.test.ts › are kept as Argon2id at the cost that OWASP recommends, with a salt of their own',
  ],
  'security-headers': [
    'server/http/answers.test.ts › are on %s',
    'server/http/answers.test.ts › are on the answer to %s',
    'server/http/contentSecurityPolicy.test.ts › never allows inline code, inline styles or eval',
    'e2e/csp.test.ts › the policy is in force: what it forbids is refused, and this test hears of it',
    'e2e/csp.test.ts › every kind of answer carries the headers (wire: security-headers)',
  ],
  sounds: [
    'console/app/browser/sounds.test.ts › have their volumes: offer 0.9, notification 0.7, purchase 0.7',
  ],
  'sound-notification': [
    'console/app/browser/sounds.test.ts › play once for a burst, and again afterwards',
    'console/app/browser/sounds.test.ts › play in one of several tabs',
    'console/features/chat/reading/reading.test.ts › sounds once in a burst, and not when muted',
    'console/realtime/newMessage.test.ts › neither counts nor sounds for an own message',
    'console/realtime/newMessage.test.ts › says nothing twice: a repeat changes nothing and sounds not',
    'console/features/payments/payments.test.ts › that is approved is told with its customer and a sound, and earnings are read again',
    'console/realtime/events.test.ts › shows and sounds to an agent it names, and is acknowledged once it is on screen',
  ],
  'sound-mute': [
    'console/features/offers/offers.test.ts › make no sound when muted',
    'console/features/payments/payments.test.ts › makes no sound when muted',
    'console/features/purchase/registerOrder.test.ts › is not heard while sounds are muted',
    'console/features/session/session.test.ts › are stored with every change',
  ],
  'desktop-notices': [
    'console/features/offers/desktopNotices.test.ts › says what the toast says and nothing more, and stays until it is decided',
    'console/features/offers/desktopNotices.test.ts › does not show to who looks, who did not ask for it, or whom the browser forbids it',
    'console/features/offers/desktopNotices.test.ts › shows when sounds are muted: it makes none',
    'console/features/offers/desktopNotices.test.ts › points at its offer when it is clicked',
    'console/features/payments/payments.test.ts › that is approved while the page is hidden shows on the desktop, and leads to its chat',
    'console/features/topbar/TopBar.test.tsx › are asked for by a click and never by themselves',
    'console/features/topbar/TopBar.test.tsx › say where to allow them when the browser forbids them',
  ],
  'toast-place': [
    'console/app/toasts/toastNotifier.test.ts › takes the place of the one with its key under an id of its own: the one that fades would take it away',
    'console/app/toasts/toastNotifier.test.ts › that comes while the page is hidden shows when the person is back',
    'console/app/toasts/toastNotifier.test.ts › drives none out that still shows: a fifth waits until one has left',
    'console/app/toasts/toastNotifier.test.ts › of a long queue is the newest, and an error gives way to no news',
    'e2e/toasts.test.ts › a toast shows in the top right quarter of the window',
    'e2e/toasts.test.ts › a toast lies on none of the drawer’s buttons, and in the window: %s',
  ],
  'toast-duration': [
    'console/app/toasts/toastNotifier.test.ts › of the kind %s closes after %i ms',
    'console/ui/Toast.test.tsx › of the kind %s is a %s to a screen reader, and closes by hand',
    'e2e/toasts.test.ts › a touch takes a toast away, a press of its button too, and the same words show once',
  ],
  'error-words': [
    'console/features/login/LoginPage.test.tsx › says why it did not, and lets one try again (%#)',
    'console/features/chat/order/orderListeners.test.ts › says why it failed, in the host’s words where it has any (%#)',
    'console/features/purchase/registerOrder.test.ts › ends nothing and says why, in the server’s words where it has any (%#)',
    'console/features/chat/actions/summarize.test.ts › a stage that could not be set is only logged (behaviour: stage-set)',
  ],
};
