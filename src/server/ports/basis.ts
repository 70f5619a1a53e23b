import type { Clock } from '@/server/base/clock';
import type { Ids } from '@/server/base/ids';
import type { Database } from '@/server/db/openDatabase';
import type { UnitOfWork } from '@/server/realtime/unitOfWork';

/**
 * The dependencies of the embedded external systems: they keep their own data in our database, and the demo simulates
 * their users.
 */
export interface EmbeddedBasis {
  clock: Clock;
  ids: Ids;
  db: Database;
  uow: UnitOfWork;
}
