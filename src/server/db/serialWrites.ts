import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, Transaction } from './openDatabase';

/** Queues events that are published when the transaction has committed. */
export type Note<TEvent> = (...events: TEvent[]) => void;

export interface SerialWrites<TEvent> {
  /**
   * Runs `work` in one transaction, alone: the next `write` starts after this one's events were published. A rejection
   * of `work`, or a failed commit, rolls back, publishes nothing and is passed on.
   *
   * @returns what `work` resolved with.
   */
  write<TResult>(work: (tx: Transaction, note: Note<TEvent>) => Promise<TResult>): Promise<TResult>;
}

/**
 * Runs writes one after the other, each with its events (wire: writes-in-order). An event gets its number in a person's
 * stream when it is published, and a console that holds number 12 assumes that it has everything before it. So events
 * must be published after their commit and in the order of the commits, and no other write may run between a commit and
 * its events.
 *
 * @param publish takes the events of one transaction, in the order they were noted; called synchronously after the
 * commit, and not for an empty list. If it throws, the `write` rejects, but its changes stay.
 */
export function createSerialWrites<TEvent>(
  db: Database,
  publish: (events: readonly TEvent[]) => void,
): SerialWrites<TEvent> {
  let lastWrite: Promise<unknown> = Promise.resolve();
  /** The write whose `work` the current code runs in, if any. */
  const current = new AsyncLocalStorage<{ open: boolean }>();

  async function run<TResult>(
    work: (tx: Transaction, note: Note<TEvent>) => Promise<TResult>,
  ): Promise<TResult> {
    const events: TEvent[] = [];
    const running = { open: true };
    const note: Note<TEvent> = (...more) => {
      if (!running.open) throw new Error('An event was noted after its transaction had ended');
      events.push(...more);
    };
    let result: TResult;
    try {
      result = await current.run(running, () => db.transaction((tx) => work(tx, note)));
    } finally {
      running.open = false;
    }
    if (events.length > 0) publish(events);
    return result;
  }

  return {
    write: (work) => {
      if (current.getStore()?.open) {
        return Promise.reject(
          new Error('A write inside a write would wait for itself: pass the tx on instead'),
        );
      }
      const done = lastWrite.then(() => run(work));
      // A failed write rejects for its own caller and must not affect the next one.
      lastWrite = done.catch(() => undefined);
      return done;
    },
  };
}
