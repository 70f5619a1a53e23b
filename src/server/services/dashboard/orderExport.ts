import { Readable } from 'node:stream';
import { and, lte } from 'drizzle-orm';
import type { PedidoFilter } from '@/contract/rest/dashboard';
import type { EpochMs } from '@/contract/wire';
import { dayText, saoPauloDay } from '@/domain/saoPaulo';
import { pedidos } from '@/server/db/schema';
import type { Parts } from '@/server/parts';
import { orderFileName, orderFileRow, orderFileStart } from '@/server/text/orderFile';
import type { Audit } from '@/server/audit/audit';
import {
  createDownloadTickets,
  type Download,
  type TicketNeeds,
} from '@/server/services/accounts/downloadTickets';
import type { Caller } from '@/server/services/accounts/signIns';
import { after, sortingOf } from './orderFilter';
import { countFound, readByIndexes, readOrders, selectIds } from './orderIds';

/** The number of orders that are read and written at once. */
const BATCH = 1_000;

export type OrderExportService = ReturnType<typeof createOrderExportService>;

/** Exports the orders of a filter as a file (wire: export-pedidos). */
export function createOrderExportService(
  { db, uow, clock, ids, sessions }: Pick<Parts, 'db' | 'uow'> & TicketNeeds,
  { audit }: { audit: Audit },
) {
  const tickets = createDownloadTickets<PedidoFilter>({ clock, ids, sessions });

  /** @returns a ticket, which opens the file once and is valid for a minute. Secret: never logged. */
  async function issue(caller: Caller, filter: PedidoFilter): Promise<string> {
    const { agenteId = null, status = null, ordem = null, busca = '' } = filter;
    await uow.write((tx) =>
      audit.record(tx, {
        actorId: caller.person.id,
        act: 'pedidos.exported',
        object: { kind: 'pedidos', id: null },
        // The search text is left out because it names customers.
        detail: { agenteId, status, ordem, comBusca: busca !== '' },
      }),
    );
    return tickets.issue(caller, filter);
  }

  /** @returns null when the ticket opens nothing any more. */
  async function open(ticket: string): Promise<Download | null> {
    const used = await tickets.redeem(ticket);
    if (!used) return null;
    const { filter, now } = used;
    return {
      name: orderFileName(dayText(saoPauloDay(now))),
      content: Readable.from(rows(filter, now), { objectMode: false }),
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
