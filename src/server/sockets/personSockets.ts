import type { Socket } from 'socket.io';
import type { Clock } from '@/server/base/clock';
import { createBudgets, type Budget } from '@/server/limits/budgets';
import type { Pace } from '@/server/limits/pace';

/** The most sockets of one person: each tab has one. */
export const MAX_SOCKETS = 20;

/**
 * How often one person may authenticate, in all tabs together. Each answer may carry the whole list of conversations, so
 * one is made at a time; the rate is that of twenty tabs whose connection comes and goes every few seconds.
 */
export const AUTHENTICATE_BUDGET: Budget = {
  atOnce: 1,
  waiting: 60,
  burst: 120,
  perMinute: 240,
  isPaced: true,
};

/** What one person's sockets may take (wire: socket-limits). */
export interface PersonSockets {
  /**
   * Authenticates a socket for this person when it is their turn. The socket counts as theirs until it is released.
   *
   * @returns false, without having run `work`, when they have too many sockets or attempts, or the socket was released
   * while it waited.
   */
  authenticate(socket: Socket, userId: string, work: () => Promise<void>): Promise<boolean>;
  /** The socket is closed, or refused. */
  release(socket: Socket): void;
}

export function createPersonSockets(
  clock: Pick<Clock, 'now' | 'setTimeout'>,
  pace: Pace,
): PersonSockets {
  const budgets = createBudgets(clock, { authenticate: AUTHENTICATE_BUDGET }, pace);
  const ofPerson = new Map<string, Set<Socket>>();
  const personOf = new Map<Socket, string>();
  const leaveOf = new Map<Socket, () => void>();

  function release(socket: Socket): void {
    leaveOf.get(socket)?.();
    leaveOf.delete(socket);
    const userId = personOf.get(socket);
    if (userId === undefined) return;
    personOf.delete(socket);
    const sockets = ofPerson.get(userId);
    sockets?.delete(socket);
    if (sockets?.size === 0) ofPerson.delete(userId);
  }

  return {
    release,
    authenticate: async (socket, userId, work) => {
      release(socket);
      const sockets = ofPerson.get(userId) ?? new Set<Socket>();
      if (sockets.size >= MAX_SOCKETS) return false;
      const place = budgets.enter('authenticate', userId);
      if ('retryAfterMs' in place) return false;
      ofPerson.set(userId, sockets.add(socket));
      personOf.set(socket, userId);
      leaveOf.set(socket, () => place.leave());
      try {
        if (!(await place.ready)) return false;
        await place.during(work);
        return true;
      } finally {
        place.leave();
      }
    },
  };
}
