import type { KnownBrowsers } from './auth/knownBrowsers';
import type { Sessions } from './auth/sessions';
import type { Tokens } from './auth/tokens';
import type { Clock } from './base/clock';
import type { Availability } from './db/availability';
import type { Database } from './db/openDatabase';
import type { Ids } from './base/ids';
import type { Sealing } from './base/sealing';
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

/** The parts that everything else uses and that tests replace: time, ids, the outside world. */
export interface CoreParts {
  settings: Settings;
  logger: Logger;
  clock: Clock;
  ids: Ids;
  tokens: Tokens;
  /** Sign-ins: whose token it is, and the rows behind the tokens. */
  sessions: Sessions;
  /** Recognises browsers that signed in lately. */
  knownBrowsers: KnownBrowsers;
  /** Encrypts secrets that are stored. */
  sealing: Sealing;
  /** For reading only, and never inside a write: use its `tx` there. */
  db: Database;
  /** Whether a Postgres server is there. */
  availability: Availability;
  uow: UnitOfWork;
  /** The numbered event stream of each person. Services never use it directly: they emit. */
  hub: Hub;
  /** Tracks open sockets, and the offers that those sockets acknowledge. */
  presence: Presence;
  /** Announces ended sign-ins, so that their sockets end. Services never use it directly: they emit. */
  signOuts: SignOuts;
  /** Timers that survive a restart. */
  timers: Timers;
  /** Lets the demo's /sim commands disturb the delivery of events. */
  faults: DeliveryFaults;
}

/** All parts of the server. A service takes only those that it needs: `Pick<Parts, 'clock' | 'ids'>`. */
export interface Parts extends CoreParts {
  messaging: MessagingPort;
  payments: PaymentsPort;
  images: ImagesPort;
}
