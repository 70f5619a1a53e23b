import type { Readable } from 'node:stream';
import type { EpochMs } from '@/contract/wire';
import { isWithoutRights } from '@/server/auth/right';
import type { Sessions } from '@/server/auth/sessions';
import type { Parts } from '@/server/parts';
import type { Caller } from './signIns';

/** How long a download link is valid. */
const TICKET_TTL_MS = 60_000;

/** A file that a ticket opens. */
export interface Download {
  name: string;
  /** The file's bytes, read on demand. Destroying the stream stops the reading. */
  content: Readable;
}

/** What tickets need. */
export interface TicketNeeds extends Pick<Parts, 'clock' | 'ids'> {
  sessions: Pick<Sessions, 'find'>;
}

interface Ticket<TFilter> {
  caller: Caller;
  filter: TFilter;
  expiresAt: EpochMs;
}

/**
 * Tickets for downloads by administrators: following a link sends no bearer token, so the link itself is the right, once
 * and for a minute (wire: download-export).
 */
export function createDownloadTickets<TFilter>({ clock, ids, sessions }: TicketNeeds) {
  /**
   * The open tickets by their unguessable key. A restart loses them: something valid for a minute is not worth a table.
   */
  const tickets = new Map<string, Ticket<TFilter>>();

  /** @returns a ticket. Secret: never logged. */
  function issue(caller: Caller, filter: TFilter): string {
    const now = clock.now();
    for (const [key, { expiresAt }] of tickets) if (expiresAt <= now) tickets.delete(key);
    const ticket = ids.token();
    tickets.set(ticket, { caller, filter, expiresAt: now + TICKET_TTL_MS });
    return ticket;
  }

  /**
   * Uses a ticket up.
   *
   * @returns what it was issued for and the time of use (epoch ms); null when it is unknown, used or expired, when the
   * sign-in that asked for it has ended, or its owner is no longer an administrator with rights.
   */
  async function redeem(ticket: string): Promise<{ filter: TFilter; now: EpochMs } | null> {
    const found = tickets.get(ticket);
    tickets.delete(ticket);
    const now = clock.now();
    if (!found || found.expiresAt <= now) return null;
    const { person, sessionId } = found.caller;
    const session = await sessions.find({ id: sessionId, userId: person.id });
    const isStill = session !== null && session.person.isAdmin && !isWithoutRights(session.person);
    return isStill ? { filter: found.filter, now } : null;
  }

  return { issue, redeem };
}
