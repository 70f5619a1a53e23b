import { AsyncLocalStorage } from 'node:async_hooks';

const caller = new AsyncLocalStorage<true>();

/** Runs the work of a call, for whose answer somebody waits: what cannot be done soon is better refused. */
export const whileSomebodyWaits = <T>(work: () => T): T => caller.run(true, work);

/** Whether the current code runs for such a call. False for timers, sockets and all that the server does by itself. */
export const isSomebodyWaiting = (): boolean => caller.getStore() === true;
