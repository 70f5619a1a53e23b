import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from './openDatabase';

/** A call, for whose answer somebody waits: what cannot be done soon is better refused. */
interface CallInProgress {
  /**
   * Rejects in a transaction when its caller may not do it any more. It is asked in the first write alone: what a call
   * has begun, such as a refund, it finishes.
   */
  requireRights: (tx: Transaction) => Promise<void>;
  isAdmitted: boolean;
}

const calls = new AsyncLocalStorage<CallInProgress>();

/** @param requireRights null for a call that anybody may make. */
export const duringCall = <T>(
  requireRights: CallInProgress['requireRights'] | null,
  work: () => T,
): T =>
  calls.run(
    {
      requireRights: requireRights ?? (() => Promise.resolve()),
      isAdmitted: requireRights === null,
    },
    work,
  );

/** The call that the current code runs for. undefined for timers, sockets and all that the server does by itself. */
export const callInProgress = (): CallInProgress | undefined => calls.getStore();

/** Lets the first write of a call begin only while its caller has the rights that the call was admitted with. */
export async function admit(tx: Transaction, call: CallInProgress | undefined): Promise<void> {
  if (call === undefined || call.isAdmitted) return;
  await call.requireRights(tx);
  call.isAdmitted = true;
}
