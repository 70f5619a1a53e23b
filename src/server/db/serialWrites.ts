import { AsyncLocalStorage } from 'node:async_hooks';
import type { Clock } from '@/server/base/clock';
import { admit, callInProgress } from './callInProgress';
import type { Database, Transaction } from './openDatabase';
import { isDatabaseAway } from './sqlState';

/** Thrown for a write that did not get its turn in time, or that the database cannot take now. It changed nothing. */
export class WriteRefusedError extends Error {
  override readonly name = 'WriteRefusedError';
}

/** The conditions under which a write may begin. */
export interface WriteLimits {
  clock: Pick<Clock, 'setTimeout'>;
  /** How long the write of a call may wait for its turn, counted from its arrival, ms. The server's own wait. */
  waitMs: number;
  /**
   * Runs first in the transaction of each write, and rejects when this process may not write now: its lock on the
   * database is lost (wire: one-process).
   */
  fence?: ((tx: Transaction) => Promise<void>) | undefined;
  /**
   * Called when the connection broke during a commit: nobody knows whether the write was done, and its events are not
   * published. Called before the write rejects.
   */
  onDoubt?: () => void;
}

/** Queues events that are published when the transaction has committed. */
export type Note<TEvent> = (...events: TEvent[]) => void;

export interface SerialWrites<TEvent> {
  /**
   * Runs `work` in one transaction, alone: the next `write` starts after this one's events were published. A rejection
   * of `work`, or a failed commit, rolls back, publishes nothing and is passed on.
   *
   * The first write of a call begins only while its caller still has their rights (wire: rights-kept).
   *
   * @returns what `work` resolved with.
   * @throws WriteRefusedError when its turn did not come in time for a call: it then never begins (wire:
   * write-limit).
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
 * @param limits undefined: a write waits for as long as it takes.
 */
export function createSerialWrites<TEvent>(
  db: Database,
  publish: (events: readonly TEvent[]) => void,
  limits?: WriteLimits,
): SerialWrites<TEvent> {
  let lastWrite: Promise<unknown> = Promise.resolve();
  /** The write whose `work` the current code runs in, if any. */
  const current = new AsyncLocalStorage<{ open: boolean }>();

  async function run<TResult>(
    work: (tx: Transaction, note: Note<TEvent>) => Promise<TResult>,
  ): Promise<TResult> {
    const events: TEvent[] = [];
    const running = { open: true, isDone: false };
    const note: Note<TEvent> = (...more) => {
      if (!running.open) throw new Error('An event was noted after its transaction had ended');
      events.push(...more);
    };
    let result: TResult;
    try {
      result = await current.run(running, () =>
        db.transaction(async (tx) => {
          await limits?.fence?.(tx);
          await admit(tx, callInProgress());
          const worked = await work(tx, note);
          running.isDone = true;
          return worked;
        }),
      );
    } catch (error) {
      if (running.isDone && isDatabaseAway(error)) limits?.onDoubt?.();
      throw error;
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
      // A timer or a customer's message is not refused: nobody would send it again.
      const turn = waitForTurn(callInProgress() ? limits : undefined);
      const done = lastWrite.then(() => (turn.begin() ? run(work) : turn.expiry));
      // A failed write rejects for its own caller and must not affect the next one.
      lastWrite = done.catch(() => undefined);
      // Whoever waits is answered at the limit, and not only when those before it have ended.
      return Promise.race([done, turn.expiry]);
    },
  };
}

interface Turn {
  /** Call it when the turn has come. @returns false when it came too late. */
  begin(): boolean;
  /** Rejects when the limit passes before `begin`; otherwise it stays pending. */
  expiry: Promise<never>;
}

function waitForTurn(limits: WriteLimits | undefined): Turn {
  let expired = false;
  let takeBack: () => void = () => undefined;
  const expiry = new Promise<never>((_resolve, reject) => {
    takeBack =
      limits?.clock.setTimeout(() => {
        expired = true;
        reject(new WriteRefusedError('The turn of a write did not come in time'));
      }, limits.waitMs) ?? takeBack;
  });
  return {
    expiry,
    begin: () => {
      takeBack();
      return !expired;
    },
  };
}
