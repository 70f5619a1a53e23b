import type { Rows } from '../row';

/** Time, money and formats, Storage, Connection. */
export const BASICS: Rows = {
  'time-as-argument': [
    'console/features/offers/OfferDock.test.tsx › costs no action while it runs',
    'console/realtime/watchClock.test.ts › notices a clock that is set by %i hours, once',
    'console/features/offers/offers.test.ts › ends in time though our clock is set by %i hours meanwhile',
    'domain/relativeTime.test.ts › %i ms ago is %s, %i',
  ],
  money: [
    'domain/money.test.ts › reais become whole cents',
    'domain/money.test.ts › in %s, %i cents read %s',
    'console/text/format.test.ts › money is BRL in either language, with the language’s own marks',
  ],
  'money-typed': [
    'domain/money.test.ts › %j is %i cents',
    'domain/money.test.ts › %j is no amount',
  ],
  'date-format': [
    'console/text/format.test.ts › times read HH:mm, and a date with its time as the language writes it',
    'console/features/ordersDashboard/orders/orderRow.test.ts › an order’s date is São Paulo’s, whatever the reader’s clock says (%s)',
  ],
  'phone-digits': [
    'domain/phone.test.ts › a phone number is reduced to its digits',
    'domain/phone.test.ts › %j reads %j',
    'console/api/calls.test.ts › contain only the digits of a phone number in the path',
    'contract/rest/calls.test.ts › a phone in a path is digits',
  ],
  'storage-keys': [
    'console/features/session/session.test.ts › with a token the profile is read with that token as bearer, and user_id is stored',
    'console/features/session/session.test.ts › are stored with every change',
    'console/features/session/session.test.ts › follow what another tab of the browser chooses',
    'console/features/coupons/listeners.test.ts › are stored with every change and restored at the next start',
    'console/features/outbox/outbox.test.ts › survives a reload: a message that was never sent is sent',
    'console/features/outbox/outbox.test.ts › a message sent just before a reload %s',
    'console/features/outbox/outbox.test.ts › are kept per chat over a reload, and gone when sent',
    'console/features/purchase/registerOrder.test.ts › is given back after a reload',
  ],
  'order-images': [
    'console/features/chat/order/OrderInfo.test.tsx › a click on the picture shows it on the whole screen, and the focus returns',
    'console/lib/resolveMedia.test.ts › are resolved against the host wherever they occur',
    'server/http/answers.test.ts › are served to anybody who knows their name, and cached',
  ],
  'realtime-connect': [
    'console/realtime/ioSocket.test.ts › connects with the timeouts and pauses of the reference (wire: reconnect)',
    'console/realtime/resync.test.ts › connects only once somebody is signed in, and once',
  ],
  'stay-true': [
    "console/realtime/resync.test.ts › is 'syncing' until the re-reads asked for after authenticated have answered",
    'console/realtime/resync.test.ts › is dropped and counted with the path of its fault, and everything is read again',
    'console/realtime/resync.test.ts › holds what the host holds: nothing missing, nothing double, in order',
    'console/realtime/resync.test.ts › keeps only what is contiguous when more was missed than a page holds',
    'e2e/reconnect.test.ts › after $cutS s without a connection nothing is missing, double or out of order: $name',
  ],
};
