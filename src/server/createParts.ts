import path from 'node:path';
import { readKeys } from './auth/keyring';
import { keyIdsInUse } from './auth/sealedRows';
import { readOrMakeSecret } from './auth/secret';
import { createKnownBrowsers } from './auth/knownBrowsers';
import { createSessions } from './auth/sessions';
import { createTokens } from './auth/tokens';
import type { Clock } from './base/clock';
import { createSealing } from './base/sealing';
import type { Logger } from './base/logger';
import { createAvailability, type AvailabilitySource } from './db/availability';
import type { Database } from './db/openDatabase';
import type { WriteLimits } from './db/serialWrites';
import type { Ids } from './base/ids';
import type { CoreParts, Parts } from './parts';
import { createEmbeddedBank, type EmbeddedBank } from './ports/embeddedBank';
import { createEmbeddedMessaging, type EmbeddedMessaging } from './ports/embeddedMessaging';
import { createImageFolder } from './ports/images';
import { createDeliveryFaults } from './realtime/deliveryFaults';
import { createHub } from './realtime/hub';
import { createPresence } from './realtime/presence';
import { createSignOuts } from './realtime/signOuts';
import { createUnitOfWork } from './realtime/unitOfWork';
import type { Settings } from './base/settings';
import { createTimers } from './timers/timers';

/** The parts with the embedded messaging app and bank, which the simulator drives. */
export interface EmbeddedParts extends Parts {
  messaging: EmbeddedMessaging;
  payments: EmbeddedBank;
  availability: AvailabilitySource;
}

export interface PartsBasis {
  settings: Settings;
  logger: Logger;
  clock: Clock;
  ids: Ids;
  /** An open database that this process owns; the caller closes it. */
  db: Database;
  /** Rejects in a transaction while this process may not write; undefined: it always may. */
  fence?: WriteLimits['fence'];
  /** Whether the database is there; undefined: it always is, and only a commit may be in doubt. */
  availability?: AvailabilitySource;
}

/**
 * Creates all other parts from a clock, ids and a database (wire: embedded-parts). What can fail comes first, so that it
 * may be called again when the database went away meanwhile.
 *
 * @throws MissingSecretsKeyError when stored secrets need a key that is not given.
 */
export async function createParts(basis: PartsBasis): Promise<EmbeddedParts> {
  const { settings, clock, ids, db } = basis;
  const secret = settings.jwtSecret ?? (await readOrMakeSecret(settings.dataDir));
  const sealing = createSealing(await readKeys(settings, await keyIdsInUse(db)));
  const faults = createDeliveryFaults(clock);
  const availability = basis.availability ?? createAvailability();
  const hub = createHub({ clock, ids }, (subscriber, event) => faults.deliver(subscriber, event));
  availability.onBack(() => hub.forgetPlaces());
  const tokens = createTokens(secret, basis);
  const signOuts = createSignOuts();
  const core: CoreParts = {
    ...basis,
    availability,
    tokens,
    sessions: createSessions({ ...basis, tokens }),
    knownBrowsers: createKnownBrowsers(secret, clock),
    sealing,
    uow: createUnitOfWork(db, hub, signOuts, {
      clock,
      waitMs: settings.writeWaitMs,
      fence: basis.fence,
      onDoubt: () => availability.doubt(),
    }),
    hub,
    presence: createPresence(clock),
    signOuts,
    timers: createTimers(),
    faults,
  };
  return {
    ...core,
    availability,
    messaging: createEmbeddedMessaging(core, core.timers),
    payments: createEmbeddedBank(core, core.timers),
    images: createImageFolder(path.join(settings.dataDir, 'media')),
  };
}
