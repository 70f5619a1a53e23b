import type { Locks } from '@/console/ports/ports';

/** Web Locks; a browser without them (or an insecure origin) has one tab as far as we know. */
export function createLocks(locks: LockManager | undefined): Locks {
  return {
    withLock: <T>(name: string, fn: () => Promise<T>): Promise<T> =>
      locks ? locks.request(name, fn) : fn(),
  };
}
