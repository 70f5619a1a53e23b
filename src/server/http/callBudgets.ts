import type { FastifyReply } from 'fastify';
import type { Clock } from '@/server/base/clock';
import { DATABASE_FAULTS } from '@/server/db/databaseFaults';
import { HttpError } from '@/server/errors/httpError';
import {
  createBudgets,
  type Budget,
  type Budgets,
  type Entry,
  type Place,
} from '@/server/limits/budgets';
import type { Pace, PaceLimit } from '@/server/limits/pace';
import { httpText } from '@/server/text/http';

/**
 * What a call costs: a read, a search (every order may be looked through), or a write. A form is a write; while its
 * photo takes to come it has places of its own (http/readForm), and none here.
 */
export type CallKind = 'read' | 'search' | 'write';

/**
 * What one person's calls may take, in all their tabs together (wire: budgets). One database and one thread serve
 * everybody, so how many of one person run at once decides how long the others wait. The queues and rates are far beyond
 * what consoles send: a tab reads ten times when it comes back, and an open dashboard once a second.
 */
export const CALL_BUDGETS: Readonly<Record<CallKind, Budget>> = {
  read: { atOnce: 2, waiting: 200, burst: 1_000, perMinute: 1_200, isPaced: true },
  search: { atOnce: 1, waiting: 30, burst: 120, perMinute: 600, isPaced: true },
  write: { atOnce: 4, waiting: 100, burst: 300, perMinute: 600, isPaced: false },
};

export type CallBudgets = Budgets<CallKind>;

/**
 * The server's time that one person's reads, searches, photos and authentications may take: three seconds at once, and
 * a fifth in the long run while others are there. More than half of the others' calls then meet none of it, whatever
 * somebody asks for.
 */
export const PERSON_PACE: PaceLimit = { freeMs: 3_000, share: 0.2 };

/** @param pace that of PERSON_PACE, shared with the sockets. */
export function createCallBudgets(
  clock: Pick<Clock, 'now' | 'setTimeout'>,
  pace: Pace,
): CallBudgets {
  return createBudgets(clock, CALL_BUDGETS, pace, DATABASE_FAULTS);
}

/** Whose place it is, and among which of their calls. */
interface Asked extends Entry {
  kind: CallKind;
  personId: string;
}

/**
 * Waits for a place among the person's own calls. It is left when the response has been sent or the caller is gone.
 *
 * @throws HttpError 429 with the time to stay away when the budget is used up.
 */
export async function takePlace(
  budgets: CallBudgets,
  { kind, personId, ...entry }: Asked,
  reply: FastifyReply,
): Promise<Place> {
  const place = budgets.enter(kind, personId, entry);
  if ('retryAfterMs' in place) {
    throw new HttpError(429, httpText.tooMany, Math.ceil(place.retryAfterMs / 1000));
  }
  if (reply.raw.destroyed) place.leave();
  reply.raw.once('close', () => place.leave());
  // Nobody reads the answer to a caller who left.
  if (!(await place.ready)) throw new HttpError(408, httpText.timeout);
  return place;
}
