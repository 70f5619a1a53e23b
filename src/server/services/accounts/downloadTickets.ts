import type { Readable } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import type { EpochMs } from '@/contract/wire';
import type { Person } from '@/server/auth/right';
import { users } from '@/server/db/schema';
import type { Parts } from '@/server/parts';

/** How long a download link is valid. */
const TICKET_TTL_MS = 60_000;

/** A file that a ticket opens. */
export interface Download {
  name: string;
  /** The file's bytes, read on demand. Destroying the stream stops the reading. */
  content: Readable;
}

interface Ticket<TFilter> {
  userId: string;
  filter: TFilter;
  expiresAt: EpochMs;
}

/**
 * Tickets for downloads by administrators: following a link sends no bearer token, so the link itself is the right, once
 * and for a minute (wire: download-export).
 */
export function createDownloadTickets<TFilter>({
  db,
  clock,
  ids,
}: Pick<Parts, 'db' | 'clock' | 'ids'>) {
  /**
   * The open tickets by their unguessable key. A restart loses them: something valid for a minute is not worth a table.
   */
  const tickets = new Map<string, Ticket<TFilter>>();

  /** @returns a ticket. Secret: never logged. */
  function issue(person: Person, filter: TFilter): string {
    const now = clock.now();
    for (const [key, { expiresAt }] of tickets) if (expiresAt <= now) tickets.delete(key);
    const ticket = ids.token();
    tickets.set(ticket, { userId: person.id, filter, expiresAt: now + TICKET_TTL_MS });
    return ticket;
  }

  /**
   * Uses a ticket up.
   *
   * @returns what it was issued for and the time of use (epoch ms); null when it is unknown, used or expired, or its
   * owner is no longer an administrator.
   */
  async function redeem(ticket: string): Promise<{ filter: TFilter; now: EpochMs } | null> {
    const found = tickets.get(ticket);
    tickets.delete(ticket);
    const now = clock.now();
    if (!found || found.expiresAt <= now) return null;
    const [admin] = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, found.userId), eq(users.isAdmin, true)));
    return admin ? { filter: found.filter, now } : null;
  }

  return { issue, redeem };
}
