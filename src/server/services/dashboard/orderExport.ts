import { Readable } from 'node:stream';
import { and, eq, lte } from 'drizzle-orm';
import type { PedidoFilter } from '@/contract/rest/dashboard';
import type { EpochMs } from '@/contract/wire';
import { dayText, saoPauloDay } from '@/domain/saoPaulo';
import type { Person } from '@/server/auth/right';
import { pedidos, users } from '@/server/db/schema';
import type { Parts } from '@/server/parts';
import { orderFileName, orderFileRow, orderFileStart } from '@/server/text/orderFile';
import type { Audit } from '@/server/audit/audit';
import { after, sortingOf } from './orderFilter';
import { countFound, readByIndexes, readOrders, selectIds } from './orderIds';

/** How long a download link is valid. */
const TICKET_TTL_MS = 60_000;
/** The number of orders that are read and written at once. */
const BATCH = 1_000;

interface Ticket {
  userId: string;
  filter: PedidoFilter;
  expiresAt: EpochMs;
}

export interface OrderFile {
  name: string;
  /** The file's bytes, read on demand. Destroying the stream stops the reading. */
  content: Readable;
}

export type OrderExportService = ReturnType<typeof createOrderExportService>;

/** Exports the orders of a filter as a file (wire: export-pedidos). */
export function createOrderExportService(
  { db, uow, clock, ids }: Pick<Parts, 'db' | 'uow' | 'clock' | 'ids'>,
  { audit }: { audit: Audit },
) {
  /**
   * The open tickets by their unguessable key. A restart loses them: something valid for a minute is not worth a table.
   */
  const tickets = new Map<string, Ticket>();

  /** @returns a ticket, which opens the file once and is valid for a minute. Secret: never logged. */
  async function issue(person: Person, filter: PedidoFilter): Promise<string> {
    const { agenteId = null, status = null, ordem = null, busca = '' } = filter;
    await uow.write((tx) =>
      audit.record(tx, {
        actorId: person.id,
        act: 'pedidos.exported',
        object: { kind: 'pedidos', id: null },
        // The search text is left out because it names customers.
        detail: { agenteId, status, ordem, comBusca: busca !== '' },
      }),
    );
    const now = clock.now();
    for (const [key, { expiresAt }] of tickets) if (expiresAt <= now) tickets.delete(key);
    const ticket = ids.token();
    tickets.set(ticket, { userId: person.id, filter, expiresAt: now + TICKET_TTL_MS });
    return ticket;
  }

  /** @returns null when the ticket is unknown, used or expired, or its owner is no longer an administrator. */
  async function open(ticket: string): Promise<OrderFile | null> {
    const found = tickets.get(ticket);
    tickets.delete(ticket);
    const now = clock.now();
    if (!found || found.expiresAt <= now) return null;
    const [admin] = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, found.userId), eq(users.isAdmin, true)));
    if (!admin) return null;
    return {
      name: orderFileName(dayText(saoPauloDay(now))),
      content: Readable.from(rows(found.filter, now), { objectMode: false }),
    };
  }

  /**
   * Yields the file's text in pieces; each is read when the piece before was consumed. Each begins after the last order
   * of the piece before, by values of an order that never change: no order appears twice, and none that was created
   * before is missing.
   */
  async function* rows(filter: PedidoFilter, now: EpochMs): AsyncGenerator<string> {
    yield orderFileStart;
    const found = await readByIndexes(db, (tx) => countFound(tx, filter));
    const sorting = sortingOf(filter);
    // Without this bound the file might never end while new orders come in.
    const madeBefore = lte(pedidos.createdAt, now);
    for (let last: Parameters<typeof after>[1] | null = null; ;) {
      const where = and(madeBefore, last ? after(sorting, last) : undefined);
      const ids = selectIds(filter, found, { where, limit: BATCH });
      const batch = await readByIndexes(db, (tx) => readOrders(tx, filter, ids));
      if (batch.length > 0) yield batch.map(orderFileRow).join('');
      const end = batch.at(-1);
      if (!end || batch.length < BATCH) return;
      last = {
        id: end.id,
        createdAt: end.createdAt ?? 0,
        cupomValorClienteCents: end.cupomValorCliente ?? 0,
      };
    }
  }

  return { issue, open };
}
