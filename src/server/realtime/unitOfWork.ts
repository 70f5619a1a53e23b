import type { Database, Transaction } from '@/server/db/openDatabase';
import { createSerialWrites, type WriteLimits } from '@/server/db/serialWrites';
import { createEmit, type Emit, type OutgoingEvent } from './emit';
import type { Hub } from './hub';
import type { SignOut, SignOuts } from './signOuts';

/** The one way to change the database: serial writes, with the events of the contract. */
export interface UnitOfWork {
  /**
   * Runs `work` in a transaction, one after the other; its events are sent, in order, after the commit. A rejection
   * rolls back, publishes nothing and is passed on. A write inside a write is refused: pass `tx` on instead.
   */
  write<T>(work: (tx: Transaction, emit: Emit) => Promise<T>): Promise<T>;
}

/** What a transaction leaves to be told when it has committed. */
type Noted = { event: OutgoingEvent } | { signOut: SignOut };

/**
 * @param hub gets the events of each transaction that committed.
 * @param signOuts is told before that which sign-ins the transaction ended.
 */
export function createUnitOfWork(
  db: Database,
  hub: Pick<Hub, 'publish'>,
  signOuts: Pick<SignOuts, 'tell'>,
  limits?: WriteLimits,
): UnitOfWork {
  const publish = (noted: readonly Noted[]) => {
    for (const one of noted) if ('signOut' in one) signOuts.tell(one.signOut);
    hub.publish(noted.flatMap((one) => ('event' in one ? [one.event] : [])));
  };
  const writes = createSerialWrites<Noted>(db, publish, limits);
  return {
    write: (work) =>
      writes.write((tx, note) => {
        const emit = createEmit(
          (event) => note({ event }),
          (signOut) => note({ signOut }),
        );
        return work(tx, emit);
      }),
  };
}
