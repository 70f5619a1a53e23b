import { sql } from 'drizzle-orm';
import { audit } from '@/server/db/schema';
import { readCsv } from '@/testing/readCsv';
import { startTestServer, type PersonName, type TestServer } from '@/testing/startTestServer';
import type { AuditAct, AuditEntry as NewEntry } from '@/server/audit/audit';
import { createAudit } from '@/server/audit/audit';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

interface Entry {
  id: string;
  em: string;
  ator: { id: string; nome: string | null };
  ato: string;
  objeto: { tipo: string; id: string | null; nome: string | null };
  detalhes: { nome: string; valor: string }[];
}
interface Page {
  registros: Entry[];
  temMais: boolean;
}

const idOf = (name: PersonName) => server.people[name].id;

/** Writes entries of these acts, a minute apart. */
async function write(...entries: (Partial<NewEntry> & { act: AuditAct })[]): Promise<void> {
  const { record } = createAudit(server.parts);
  for (const entry of entries) {
    server.clock.advance(60_000);
    await server.parts.db.transaction((tx) =>
      record(tx, { actorId: idOf('admin'), object: { kind: 'data', id: null }, ...entry }),
    );
  }
}

async function list(query: Record<string, string> = {}): Promise<Page> {
  const path = `/api/admin/auditoria?${new URLSearchParams(query).toString()}`;
  const answer = await server.request('GET', path, { as: 'admin' });
  expect(answer.status).toBe(200);
  return answer.body as Page;
}
const acts = async (query: Record<string, string> = {}) =>
  (await list(query)).registros.map(({ ato }) => ato);

const ask = (body: unknown, as: PersonName = 'admin') =>
  server.request('POST', '/api/admin/auditoria/exportar', { as, body });
/** The text with its byte order mark, which `text()` drops. */
const textOf = async (response: Response) =>
  Buffer.from(await response.arrayBuffer()).toString('utf8');
const open = (url: string) => fetch(server.url + url);

describe('the audit', () => {
  it('comes newest first, with the names of who did it and what it was done to', async () => {
    await write(
      {
        act: 'user.edited',
        object: { kind: 'user', id: idOf('ana') },
        detail: { changed: ['nome', 'foto'] },
      },
      { act: 'sums.rebuilt', actorId: 'cli', object: { kind: 'sums', id: null } },
    );
    const { registros, temMais } = await list();
    expect(temMais).toBe(false);
    expect(registros).toMatchObject([
      {
        ator: { id: 'cli', nome: null, email: null },
        ato: 'sums.rebuilt',
        objeto: { tipo: 'sums', id: null, nome: null },
        detalhes: [],
      },
      {
        em: new Date(server.clock.now() - 60_000).toISOString(),
        ator: {
          id: idOf('admin'),
          nome: 'Alice Administradora (demo)',
          email: 'admin@balcao.local',
        },
        ato: 'user.edited',
        objeto: {
          tipo: 'user',
          id: idOf('ana'),
          nome: 'Ana Atendente (demo)',
          email: 'ana@balcao.local',
        },
        detalhes: [{ nome: 'changed', valor: 'nome, foto' }],
      },
    ]);
  });

  it('tells details in an order that can be read, whatever order the database has them in', async () => {
    const detail = { nomeAgora: 'Bia', nomeAntes: 'Ana', changed: ['nome'] };
    await write({ act: 'user.edited', object: { kind: 'user', id: 'renamed-1' }, detail });
    const [entry] = (await list({ objeto: 'renamed-1' })).registros;
    expect(entry?.detalhes.map(({ nome }) => nome)).toEqual(['changed', 'nomeAntes', 'nomeAgora']);
  });

  it('names the account of a coupon', async () => {
    const pulled = await server.request('POST', '/email/request-coupon-by-value', {
      as: 'ana',
      body: { couponValue: 20, applicatorId: idOf('ana') },
    });
    const { id, email } = pulled.body as { id: string; email: string };
    expect((await list({ objeto: id })).registros).toMatchObject([
      { ato: 'coupon.pulled', ator: { nome: 'Ana Atendente (demo)' }, objeto: { id, nome: email } },
    ]);
  });

  it('names the people that its details are of, and says whose id has no name', async () => {
    await write(
      { act: 'coupon.returned', detail: { valor: 20, from: idOf('ana') } },
      { act: 'conversation.finished', detail: { agenteId: 'gone-1' } },
    );
    expect((await list()).registros.map(({ detalhes }) => detalhes)).toEqual([
      [{ nome: 'agenteId', valor: 'gone-1' }],
      [
        { nome: 'valor', valor: '20' },
        { nome: 'from', valor: 'Ana Atendente (demo)' },
      ],
    ]);
  });

  it('is narrowed by who, what and to what, alone and together', async () => {
    await write(
      { act: 'user.edited', object: { kind: 'user', id: 'a' } },
      { act: 'user.edited', actorId: 'cli', object: { kind: 'user', id: 'b' } },
      { act: 'data.wiped', actorId: 'cli' },
    );
    expect(await acts({ pessoa: 'cli' })).toEqual(['data.wiped', 'user.edited']);
    expect(await acts({ ato: 'user.edited' })).toHaveLength(2);
    expect(await acts({ tipo: 'data' })).toEqual(['data.wiped']);
    expect(await acts({ objeto: 'b' })).toEqual(['user.edited']);
    expect(await acts({ pessoa: 'cli', ato: 'user.edited', tipo: 'user', objeto: 'a' })).toEqual(
      [],
    );
    expect(await acts({ ato: 'nothing.known' })).toEqual([]);
  });

  it('is narrowed by days of São Paulo, the first and the last included', async () => {
    server.clock.advance(Date.parse('2027-03-10T02:59:59Z') - server.clock.now() - 60_000);
    await write({ act: 'data.wiped' });
    server.clock.advance(1_000 - 60_000);
    await write({ act: 'user.edited' });
    server.clock.advance(Date.parse('2027-03-11T02:59:59Z') - server.clock.now() - 60_000);
    await write({ act: 'user.promoted' });
    server.clock.advance(1_000 - 60_000);
    await write({ act: 'user.demoted' });
    const day = '2027-03-10';
    expect(await acts({ de: day, ate: day })).toEqual(['user.promoted', 'user.edited']);
    expect(await acts({ de: day })).toEqual(['user.demoted', 'user.promoted', 'user.edited']);
    expect(await acts({ ate: day })).toEqual(['user.promoted', 'user.edited', 'data.wiped']);
  });

  it('continues behind the last entry known, and misses none that come meanwhile', async () => {
    await write(...Array.from({ length: 7 }, () => ({ act: 'user.edited' }) as const));
    const seen: string[] = [];
    for (let antes: string | undefined; ;) {
      const page = await list({ limite: '3', ...(antes === undefined ? {} : { antes }) });
      seen.push(...page.registros.map(({ id }) => id));
      antes = seen.at(-1);
      await write({ act: 'data.wiped' });
      if (!page.temMais) break;
    }
    expect(seen).toHaveLength(7);
    expect([...seen].sort().reverse()).toEqual(seen);
  });

  it.each([
    ['limite', '0'],
    ['limite', '101'],
    ['de', '2026-02-30'],
    ['de', 'hoje'],
    ['ate', '2026-1-1'],
    ['pessoa', ''],
    ['antes', 'a\u0000'],
  ])('refuses %s=%j', async (name, value) => {
    const path = `/api/admin/auditoria?${new URLSearchParams({ [name]: value }).toString()}`;
    expect((await server.request('GET', path, { as: 'admin' })).status).toBe(400);
  });
});

describe('the file of the audit', () => {
  it('has the entries of the filter, and its export is an entry itself', async () => {
    await write(
      {
        act: 'user.promoted',
        object: { kind: 'user', id: idOf('ana') },
        detail: { changed: ['=1+1'] },
      },
      { act: 'data.wiped' },
    );
    const { body } = await ask({ ato: 'user.promoted', objeto: idOf('ana') });
    const response = await open((body as { url: string }).url);
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="auditoria-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(readCsv(await textOf(response))).toMatchObject([
      {
        Quem: 'Alice Administradora (demo)',
        'ID de quem': idOf('admin'),
        Ato: 'Promoveu a administrador',
        Tipo: 'Usuário',
        Objeto: 'Ana Atendente (demo)',
        'ID do objeto': idOf('ana'),
        Detalhes: 'Mudou: =1+1',
      },
    ]);
    const [entry] = (await list()).registros;
    expect(entry).toMatchObject({
      ato: 'audit.exported',
      ator: { id: idOf('admin') },
      detalhes: [
        { nome: 'ato', valor: 'user.promoted' },
        { nome: 'comObjeto', valor: 'sim' },
      ],
    });
  });

  it('is read in pieces, each entry once', async () => {
    const { db, ids, clock } = server.parts;
    const rows = Array.from({ length: 2_500 }, () => ({
      id: ids.newId(),
      at: clock.now(),
      actorId: 'cli',
      act: 'user.edited',
      objectKind: 'user',
      objectId: null,
      detail: {},
    }));
    await db.insert(audit).values(rows);
    const { body } = await ask({ pessoa: 'cli' });
    const file = readCsv(await textOf(await open((body as { url: string }).url)));
    expect(file.map((row) => row['Registro'])).toEqual(rows.map(({ id }) => id).reverse());
  });

  it('opens once, within a minute, for an administrator alone', async () => {
    expect((await ask({}, 'ana')).status).toBe(403);
    expect((await ask({ quem: 'ana' })).status).toBe(400);
    const url = async () => ((await ask({})).body as { url: string }).url;
    const once = await url();
    expect([(await open(once)).status, (await open(once)).status]).toEqual([200, 404]);
    const late = await url();
    server.clock.advance(60_000);
    expect((await open(late)).status).toBe(404);
    const demoted = await url();
    await server.parts.db.execute(
      sql`update users set is_admin = false where id = ${idOf('admin')}`,
    );
    expect((await open(demoted)).status).toBe(404);
  });
});
