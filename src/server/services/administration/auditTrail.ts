import { Readable } from 'node:stream';
import { and, desc, eq, gte, lt, type SQL } from 'drizzle-orm';
import type { AuditEntry } from '@/contract/entities/audit';
import { AUDIT_PAGE, type AuditFilter, type listAudit } from '@/contract/rest/audit';
import type { AnswerOf, QueryOf } from '@/contract/rest/call';
import { compareDetails, namesPerson } from '@/domain/auditDetails';
import { dayText, DAY_MS, saoPauloDay, saoPauloDayStart } from '@/domain/saoPaulo';
import type { Audit } from '@/server/audit/audit';
import { firstIdAt } from '@/server/base/ids';
import type { Database } from '@/server/db/openDatabase';
import { audit as entries } from '@/server/db/schema';
import type { Parts } from '@/server/parts';
import {
  createDownloadTickets,
  type Download,
  type TicketNeeds,
} from '@/server/services/accounts/downloadTickets';
import type { Caller } from '@/server/services/accounts/signIns';
import { auditFileName, auditFileRow, auditFileStart, detailText } from '@/server/text/auditFile';
import { findNames } from './auditNames';

/** The number of entries of a file that are read and written at once. */
const BATCH = 1_000;

type Row = typeof entries.$inferSelect;

export type AuditTrailService = ReturnType<typeof createAuditTrailService>;

/** Shows administrators the audit: in pages, and as a file (behaviour: audit-screen). */
export function createAuditTrailService(
  { db, uow, clock, ids, sessions }: Pick<Parts, 'db' | 'uow'> & TicketNeeds,
  { audit }: { audit: Audit },
) {
  const tickets = createDownloadTickets<AuditFilter>({ clock, ids, sessions });

  /** A page of the audit, the newest first (wire: list-audit). */
  async function list({
    antes,
    limite = AUDIT_PAGE,
    ...filter
  }: QueryOf<typeof listAudit>): Promise<AnswerOf<typeof listAudit>> {
    const rows = await read(db, filter, { before: antes, limit: limite + 1 });
    const shown = rows.slice(0, limite);
    return {
      registros: { items: await nameAll(db, shown), rejected: [] },
      temMais: rows.length > limite,
    };
  }

  /** Writes down that this part of the audit is exported. @returns the ticket of its file. Secret: never logged. */
  async function issue(caller: Caller, filter: AuditFilter): Promise<string> {
    const { pessoa = null, ato = null, tipo = null, de = null, ate = null } = filter;
    await uow.write((tx) =>
      audit.record(tx, {
        actorId: caller.person.id,
        act: 'audit.exported',
        object: { kind: 'audit', id: null },
        // The id of an object is left out because some of them name customers.
        detail: { pessoa, ato, tipo, de, ate, comObjeto: filter.objeto !== undefined },
      }),
    );
    return tickets.issue(caller, filter);
  }

  /** @returns the file of a ticket; null when that opens nothing. */
  async function open(ticket: string): Promise<Download | null> {
    const used = await tickets.redeem(ticket);
    if (!used) return null;
    return {
      name: auditFileName(dayText(saoPauloDay(used.now))),
      content: Readable.from(fileRows(used.filter), { objectMode: false }),
    };
  }

  /** Yields the file's text in pieces; each is read when the piece before was consumed. */
  async function* fileRows(filter: AuditFilter): AsyncGenerator<string> {
    yield auditFileStart;
    for (let before: string | undefined; ;) {
      const rows = await read(db, filter, { before, limit: BATCH });
      if (rows.length > 0) yield (await nameAll(db, rows)).map(auditFileRow).join('');
      before = rows.at(-1)?.id;
      if (before === undefined || rows.length < BATCH) return;
    }
  }

  return { list, issue, open };
}

/** Reads entries behind `before`, the newest first. Ids sort by time, so one index serves filter and order. */
function read(
  db: Database,
  filter: AuditFilter,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<Row[]> {
  const { pessoa, ato, tipo, objeto, de, ate } = filter;
  const conditions: (SQL | undefined)[] = [
    pessoa === undefined ? undefined : eq(entries.actorId, pessoa),
    ato === undefined ? undefined : eq(entries.act, ato),
    tipo === undefined ? undefined : eq(entries.objectKind, tipo),
    objeto === undefined ? undefined : eq(entries.objectId, objeto),
    de === undefined ? undefined : gte(entries.id, firstIdAt(saoPauloDayStart(dayOf(de)))),
    ate === undefined ? undefined : lt(entries.id, firstIdAt(saoPauloDayStart(dayOf(ate) + 1))),
    before === undefined ? undefined : lt(entries.id, before),
  ];
  return db
    .select()
    .from(entries)
    .where(and(...conditions))
    .orderBy(desc(entries.id))
    .limit(limit);
}

const dayOf = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);

async function nameAll(db: Database, rows: readonly Row[]): Promise<AuditEntry[]> {
  const names = await findNames(db, rows);
  return rows.map((row) => ({
    id: row.id,
    em: row.at,
    ator: { id: row.actorId, ...names.person(row.actorId) },
    ato: row.act,
    objeto: {
      tipo: row.objectKind,
      id: row.objectId,
      ...names.object(row.objectKind, row.objectId),
    },
    detalhes: {
      items: inOrder(row.detail).flatMap(([nome, value]) => {
        const text = detailText(value);
        const valor = namesPerson(nome) ? (names.person(text).nome ?? text) : text;
        return valor === '' ? [] : [{ nome, valor }];
      }),
      rejected: [],
    },
  }));
}

const inOrder = (detail: Row['detail']) =>
  Object.entries(detail as Record<string, unknown>).sort(([one], [other]) =>
    compareDetails(one, other),
  );
