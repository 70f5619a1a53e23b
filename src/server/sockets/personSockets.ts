import type { Socket } from 'socket.io';
import type { Clock } from '@/server/base/clock';
import type { Availability } from '@/server/db/availability';
import { DATABASE_FAULTS } from '@/server/db/databaseFaults';
import { isDatabaseAway } from '@/server/db/sqlState';
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
   * Authenticates a socket for this person when it is their turn and the database is there. The socket counts as theirs
   * until it is released. Work that the database left is begun anew when it is back.
   *
   * @returns false, without having done `work`, when they have too many sockets or attempts, or the socket was released
   * while it waited.
   */
  authenticate(socket: Socket, userId: string, work: () => Promise<void>): Promise<boolean>;
  /** The socket is closed, or refused. */
  release(socket: Socket): void;
}

export function createPersonSockets(
  {
    clock,
    availability,
  }: {
    clock: Pick<Clock, 'now' | 'setTimeout'>;
    availability: Pick<Availability, 'isAvailable' | 'whenAvailable'>;
  },
  pace: Pace,
): PersonSockets {
  const kinds = { authenticate: AUTHENTICATE_BUDGET };
  const budgets = createBudgets(clock, kinds, pace, DATABASE_FAULTS);
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
      let isReleased = false;
      leaveOf.set(socket, () => {
        isReleased = true;
        place.leave();
      });
      /** A function, because the compiler takes a variable that was read before an await for unchanged. */
      const isOver = () => isReleased;
      try {
        if (!(await place.ready)) return false;
        for (;;) {
          // The place is kept, so that the person's tabs come one after the other when the database is back.
          await availability.whenAvailable();
          if (isOver()) return false;
          try {
            await place.during(work);
            return true;
          } catch (error) {
            // Away, and not only slow: then its client comes back, and others have their turn meanwhile.
            if (!isDatabaseAway(error) || availability.isAvailable()) throw error;
          }
        }
      } finally {
        place.leave();
      }
    },
  };
}
