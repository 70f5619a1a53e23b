import type { Clock } from '@/server/base/clock';
import type { Ids } from '@/server/base/ids';
import type { Database } from '@/server/db/openDatabase';
import type { UnitOfWork } from '@/server/realtime/unitOfWork';

/** What the embedded outside parties live on: they keep their own side in our database, and the demo plays them. */
export interface EmbeddedBasis {
  clock: Clock;
  ids: Ids;
  db: Database;
  uow: UnitOfWork;
}
