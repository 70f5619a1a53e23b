import type { Locks } from '@/console/ports/ports';

/**
 * @returns a port for Web Locks. In a browser without them, or on an insecure origin, every tab acts as if it were the
 * only one.
 */
export function createLocks(locks: LockManager | undefined): Locks {
  return {
    withLock: <T>(name: string, fn: () => Promise<T>): Promise<T> =>
      locks ? locks.request(name, fn) : fn(),
  };
}
