import type { Database, Transaction } from '@/server/db/openDatabase';
import { createUnitOfWork } from '@/server/db/unitOfWork';
import { createEmit, type Emit, type OutgoingEvent } from './emit';
import type { Hub } from './hub';

/** The one way to change the database (db/unitOfWork.ts), with the events of the contract. */
export interface UnitOfWork {
  /**
   * Runs `work` in a transaction, one after the other; its events are sent, in order, after the commit. A rejection
   * rolls back, publishes nothing and is passed on. A write inside a write is refused: pass `tx` on instead.
   */
  write<T>(work: (tx: Transaction, emit: Emit) => Promise<T>): Promise<T>;
}

/** @param hub gets the events of each transaction that committed. */
export function createEventfulWork(db: Database, hub: Pick<Hub, 'publish'>): UnitOfWork {
  const unit = createUnitOfWork<OutgoingEvent>(db, (events) => hub.publish(events));
  return { write: (work) => unit.write((tx, note) => work(tx, createEmit(note))) };
}
