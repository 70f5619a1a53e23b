import type { Rows } from '../row';

/** Roles and rights, Sounds and notices, Toasts and errors. */
export const RIGHTS: Rows = {
  'role-agent': [
    'server/rights.test.ts › %s answers each as the table says',
    "server/routes/conversations.test.ts › holds an agent's own, and all for an administrator",
    'console/features/topbar/TopBar.test.tsx › are shown to agents only, as the toggles are',
    'domain/listSort.test.ts › admins see the newest first, agents the oldest first',
  ],
  'role-admin': [
    'server/routes/users.test.ts › is every conversation, message and payment, and no offer',
    'e2e/adminPanel.test.ts › an administrator’s console: all conversations, newest first, new ones at once; none of the agents’ own controls',
    'console/features/topbar/TopBar.test.tsx › are shown to agents only, as the toggles are',
    'console/features/offers/offers.test.ts › never sees an offer, nor hears one',
  ],
  'rights-server': [
    'server/rights.test.ts › %s answers each as the table says',
    'server/rights.test.ts › refuses a foreign id in a body before it finds the rest of the body wrong',
    'server/rights.test.ts › is not in the answer to %s: no profit, nobody else’s PIX key',
    'server/realtime/hub.test.ts › sends what is for %j once to %j',
    'server/realtime/hub.test.ts › neither sends nor repeats an administrator’s events to somebody who no longer is one',
    'server/services/orders/purchase.test.ts › shows the profit to an administrator who registers it, and never to an agent',
    'server/services/coupons/coupons.test.ts › are a 403 for %s, who sends that person’s id',
    'server/services/coupons/coupons.test.ts › are a 404 for %s, who tries to change one',
  ],
  'rights-promote': [
    'server/routes/accounts.test.ts › a new role holds at once, and is in the audit',
    'server/routes/accounts.test.ts › demote the last active administrator, or promote somebody who is not active',
    'server/commands/admin.test.ts › makes the first administrator, and only where nobody is active',
    'server/commands/admin.test.ts › promotes and demotes, by e-mail in upper or lower case, and records it in the audit',
    'server/commands/admin.test.ts › never demotes the last administrator',
    'server/commands/admin.test.ts › leaves one administrator',
    'server/routes/registration.test.ts › makes an agent who is signed in at once, and can sign in again',
  ],
  suspend: [
    'server/routes/accounts.test.ts › is out at once: token, socket and password',
    'server/routes/accounts.test.ts › suspend themself',
    'server/commands/admin.test.ts › suspends and activates, never the last administrator, and takes chats and coupons',
  ],
  'suspended-chats': [
    'server/routes/accounts.test.ts › loses chats and coupons to the others, and keeps nothing but their orders',
    'server/routes/accounts.test.ts › is offered nothing, and their chat waits until somebody is online',
  ],
  'password-storage': [
    'server/auth/passwords.test.ts › are kept as Argon2id at the cost that OWASP recommends, with a salt of their own',
  ],
  'security-headers': [
    'server/http/answers.test.ts › are on %s',
    'server/http/answers.test.ts › are on the answer to %s',
    'server/http/contentSecurityPolicy.test.ts › never allows inline code, inline styles or eval',
    'e2e/csp.test.ts › the policy is active: the browser refuses what it forbids, and this test notices',
    'e2e/csp.test.ts › every kind of answer carries the headers (wire: security-headers)',
  ],
  'sound-notification': [
    'console/app/browser/sounds.test.ts › have their volumes: offer 0.9, notification 0.7, purchase 0.7',
    'console/app/browser/sounds.test.ts › play once for a burst, and again afterwards',
    'console/app/browser/sounds.test.ts › play in one of several tabs',
    'console/features/chat/reading/reading.test.ts › sounds once in a burst, and not when muted',
    "console/realtime/newMessage.test.ts › neither counts nor sounds when it is one's own",
    'console/realtime/newMessage.test.ts › counts once: a repeat changes nothing and plays no sound',
    'console/features/payments/payments.test.ts › that is approved is announced with its customer and a sound, and earnings are read again',
    'console/realtime/events.test.ts › shows and sounds to an agent it names, and is acknowledged once it is on screen',
  ],
  'sound-mute': [
    'console/features/offers/offers.test.ts › make no sound when muted',
    'console/features/payments/payments.test.ts › makes no sound when muted',
    'console/features/purchase/registerOrder.test.ts › makes no sound while sounds are muted',
    'console/features/session/session.test.ts › are stored with every change',
  ],
  'desktop-notices': [
    'console/features/offers/desktopNotices.test.ts › says what the toast says and nothing more, and stays until it is decided',
    'console/features/offers/desktopNotices.test.ts › does not show while the page is visible, when it was not asked for, or when the browser forbids it',
    'console/features/offers/desktopNotices.test.ts › shows when sounds are muted: it makes none',
    'console/features/offers/desktopNotices.test.ts › points at its offer when it is clicked',
    'console/features/payments/payments.test.ts › that is approved while the page is hidden shows on the desktop, and leads to its chat',
    'console/features/topbar/TopBar.test.tsx › are requested only by a click',
    'console/features/topbar/TopBar.test.tsx › say where to allow them when the browser forbids them',
  ],
  'toast-queue': [
    'console/app/toasts/toastNotifier.test.ts › replaces the one with its key under a new id: with the same id, the fading one would remove it',
    'console/app/toasts/toastNotifier.test.ts › that comes while the page is hidden is shown when the page is visible again',
    'console/app/toasts/toastNotifier.test.ts › pushes out no visible one: a fifth waits until one has left',
    'console/app/toasts/toastNotifier.test.ts › keeps only the newest of a long queue, and a lighter one never displaces an error',
    'e2e/toasts.test.ts › a toast shows in the top right quarter of the window',
    'e2e/toasts.test.ts › a toast covers none of the drawer’s buttons, and stays within the window: %s',
  ],
  'toast-duration': [
    'console/app/toasts/toastNotifier.test.ts › of the kind %s closes after %i ms',
    'console/ui/Toast.test.tsx › of the kind %s is a %s to a screen reader, and closes by hand',
    'e2e/toasts.test.ts › a touch closes a toast, as does its button, and the same words show once',
  ],
  'error-words': [
    'console/features/login/LoginPage.test.tsx › says why signing in failed, and allows another try (%#)',
    'console/features/chat/order/orderListeners.test.ts › says why it failed, in the host’s words where it has any (%#)',
    'console/features/purchase/registerOrder.test.ts › ends nothing and says why, in the server’s words if it has any (%#)',
    'console/features/chat/actions/summarize.test.ts › a stage that could not be set is only logged (behaviour: stage-set)',
  ],
};
