import { rowsUnder } from '../row';

/** Section 9 of the specification. */
export const CONSTANTS = [
  ...rowsUnder(9, 'Pricing', [
    [
      'The coupon customer price is looked up by the coupon value rounded up to whole reais:',
      'domain/pricing.test.ts › costs the same from one cent above the value before',
      'domain/money.test.ts › %i cents are rounded up to %i reais',
    ],
    ['| 10 | 2.00 |', 'domain/pricing.test.ts › costs the customer R$ ${price.toFixed(2)}'],
    ['| 11 | 2.20 |', 'domain/pricing.test.ts › costs the customer R$ ${price.toFixed(2)}'],
    ['| 12 | 2.40 |', 'domain/pricing.test.ts › costs the customer R$ ${price.toFixed(2)}'],
    ['| 13 | 2.60 |', 'domain/pricing.test.ts › costs the customer R$ ${price.toFixed(2)}'],
    ['| 14 | 2.80 |', 'domain/pricing.test.ts › costs the customer R$ ${price.toFixed(2)}'],
    ['| 15 | 3.00 |', 'domain/pricing.test.ts › costs the customer R$ ${price.toFixed(2)}'],
    ['| 16 | 3.80 |', 'domain/pricing.test.ts › costs the customer R$ ${price.toFixed(2)}'],
    ['| 17 | 4.10 |', 'domain/pricing.test.ts › costs the customer R$ ${price.toFixed(2)}'],
    ['| 18 | 4.30 |', 'domain/pricing.test.ts › costs the customer R$ ${price.toFixed(2)}'],
    ['| 19 | 4.50 |', 'domain/pricing.test.ts › costs the customer R$ ${price.toFixed(2)}'],
    [
      'From 19 on, each further real adds 0.20, up to 40 at 8.70.',
      'domain/pricing.test.ts › costs the customer R$ ${price.toFixed(2)}',
    ],
    [
      'Values outside 10 to 40 give 0.',
      'domain/pricing.test.ts › a value of %d cents has no price',
    ],
    [
      'The real saving is the discount minus the customer price, and never below 0.',
      'domain/pricing.test.ts › a discount of %i at a price of %i saves %i',
    ],
    [
      'A free referral coupon costs the customer nothing; it is shown when cuponsGratisDisponiveis is above 0.',
      'domain/pricing.test.ts › a free coupon costs nothing',
      'console/features/chat/actions/summarize.test.ts › a free coupon of %s costs nothing, and the script says so',
    ],
    [
      'The referral limit comes from the server (limiteIndicacoes).',
      'console/features/chat/header/ChatHeader.test.tsx › counts ‘Cupons Grátis’, and ‘Indicações’ as total/limit; not green without a free one',
    ],
  ]),
  ...rowsUnder(9, 'Limits', [
    [
      'Phone: 11 digits. Minimum password: 6 characters. Profile photo maximum: 5 MB (5242880 bytes).',
      'domain/phone.test.ts › %j is complete: %p',
      'domain/validation/validation.test.ts › have at least 6 characters, an emoji being one',
      'domain/validation/validation.test.ts › are 5 MB at most, and of any size where no limit is given',
    ],
    [
      'Dashboard page size: 20. Periods: 24 hours, 7 days, 30 days.',
      'console/features/ordersDashboard/OrdersDashboard.test.tsx › shows amount owed and order count; a click filters the table, another clears it',
      'console/features/ordersDashboard/OrdersDashboard.test.tsx › of the chosen period stand beside its tab: 24 hours, 7 days, 30 days',
    ],
    [
      'Redirect delay after login or registration: about 500 ms.',
      'console/features/session/session.test.ts › sends what the vault held, keeps the token out of the state, and moves on after 500 ms',
    ],
    [
      'Currency BRL, dates in pt-BR.',
      'console/text/format.test.ts › money is BRL in either language, with the language’s own marks',
      'console/text/format.test.ts › times read HH:mm, and a date with its time as the language writes it',
    ],
  ]),
  ...rowsUnder(9, 'Timing and sound', [
    [
      'Toast auto-close: 5000 ms (one reading, top-right position) or 3 s (another reading); both are given.',
      'console/app/toasts/toastNotifier.test.ts › of the kind %s closes after %i ms',
    ],
    [
      'Offer countdown warning under 30 s. Offer sound volume 0.9, notification sound 0.7, purchase-registered sound 0.7.',
      'domain/offers.test.ts › warns under 30 seconds',
      'console/app/browser/sounds.test.ts › have their volumes: offer 0.9, notification 0.7, purchase 0.7',
    ],
    [
      'Coupon list refresh 1 s after finishing an attendance.',
      'console/features/coupons/listeners.test.ts › the coupons are read again, a second later',
    ],
  ]),
  ...rowsUnder(9, 'Realtime client', [
    [
      'Connect timeout 20000 ms.',
      'console/realtime/ioSocket.test.ts › connects with the numbers of the spec',
    ],
    [
      'Reconnect delay 1000 to 5000 ms, jitter 0.5, unlimited attempts.',
      'console/realtime/ioSocket.test.ts › connects with the numbers of the spec',
    ],
    [
      'The default path of the realtime client library is used.',
      'console/realtime/ioSocket.test.ts › connects with the numbers of the spec',
    ],
  ]),
  ...rowsUnder(9, 'Layout', [
    [
      'Conversation list panel 380 px, coupons drawer 400 px.',
      'e2e/inbox.test.ts › the list is 380 px wide, the coupons drawer 400',
    ],
    [
      'Narrow-screen breakpoint 1400 px.',
      'e2e/inbox.test.ts › list and chat stand side by side from 1400 px on, and one at a time below',
    ],
    [
      'Message bubble maximum width 65%. Message input maximum height 120 px.',
      'e2e/messages.test.ts › takes 4,000 characters, right-to-left text and emoji, at 65% of the width at most',
      'e2e/chatActions.test.ts › has the focus, grows to 120 px, then scrolls; Shift+Enter breaks the line, Enter sends',
    ],
    [
      'Login card 450 px, registration card 500 px.',
      'e2e/inbox.test.ts › the login card is 450 px wide',
    ],
  ]),
  ...rowsUnder(9, 'Storage keys and cloud storage', [
    [
      'Storage keys: token, theme_preference, user_id, notificationsMuted, couponClientLinks.',
      'console/features/session/session.test.ts › are stored with every change',
      'console/features/session/session.test.ts › with a token the profile is read with it as bearer, and user_id is stored',
      'console/features/coupons/listeners.test.ts › are stored with every change and taken up at the next start',
    ],
    [
      'Order images live in a cloud bucket; its name and region are not shown.',
      'console/features/chat/order/OrderInfo.test.tsx › a click on the picture shows it on the whole screen, and the focus returns',
    ],
  ]),
  ...rowsUnder(9, 'QR pairing', [
    [
      'QR code: versions 1 to 40, four error-correction levels (default low), default size 128.',
      'console/features/topbar/QrModalView.test.tsx › draws a code of any version, with the error correction low',
    ],
  ]),
];
