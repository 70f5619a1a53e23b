import type { Database, Transaction } from '@/server/db/openDatabase';
import { createSerialWrites } from '@/server/db/serialWrites';
import { createEmit, type Emit, type OutgoingEvent } from './emit';
import type { Hub } from './hub';

/** The one way to change the database: serial writes, with the events of the contract. */
export interface UnitOfWork {
  /**
   * Runs `work` in a transaction, one after the other; its events are sent, in order, after the commit. A rejection
   * rolls back, publishes nothing and is passed on. A write inside a write is refused: pass `tx` on instead.
   */
  write<T>(work: (tx: Transaction, emit: Emit) => Promise<T>): Promise<T>;
}

/** @param hub gets the events of each transaction that committed. */
export function createUnitOfWork(db: Database, hub: Pick<Hub, 'publish'>): UnitOfWork {
  const writes = createSerialWrites<OutgoingEvent>(db, (events) => hub.publish(events));
  return { write: (work) => writes.write((tx, note) => work(tx, createEmit(note))) };
}
