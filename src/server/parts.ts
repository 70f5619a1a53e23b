import type { Tokens } from './auth/tokens';
import type { Clock } from './base/clock';
import type { Database } from './db/openDatabase';
import type { Ids } from './base/ids';
import type { ImagesPort } from './ports/images';
import type { MessagingPort } from './ports/messaging';
import type { PaymentsPort } from './ports/payments';
import type { DeliveryFaults } from './realtime/deliveryFaults';
import type { Hub } from './realtime/hub';
import type { Presence } from './realtime/presence';
import type { SignOuts } from './realtime/signOuts';
import type { UnitOfWork } from './realtime/unitOfWork';
import type { Logger } from './base/logger';
import type { Settings } from './base/settings';
import type { Timers } from './timers/timers';

/** What everything else is made of, and what tests replace: time, chance, the outside world. */
export interface CoreParts {
  settings: Settings;
  logger: Logger;
  clock: Clock;
  ids: Ids;
  tokens: Tokens;
  /** For reading only, and never inside a write: use its `tx` there. */
  db: Database;
  uow: UnitOfWork;
  /** People's numbered streams; services never touch it, they emit. */
  hub: Hub;
  /** Who has a socket, and what those sockets acknowledge. */
  presence: Presence;
  /** Whose sign-ins have ended: their sockets are told. */
  signOuts: SignOuts;
  /** Waits that survive a restart. */
  timers: Timers;
  /** How the demo's /sim commands disturb the delivery of events. */
  faults: DeliveryFaults;
}

/** The server's parts. A service takes the few that it needs: `Pick<Parts, 'clock' | 'ids'>`. */
export interface Parts extends CoreParts {
  messaging: MessagingPort;
  payments: PaymentsPort;
  images: ImagesPort;
}
