import { eq } from 'drizzle-orm';
import { pedidos, users } from '@/server/db/schema';
import { fillMissingSearch } from '@/server/services/orders/orderSearch';
import { audit } from '@/server/db/schema';
import { insertOrders, orderRow, type OrderRow } from '@/testing/orderRows';
import { readCsv } from '@/testing/readCsv';
import { startTestServer, type TestServer } from '@/testing/startTestServer';

const PATH = '/api/dashboard/pedidos';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.parts.db.delete(pedidos));

interface Answer {
  success: boolean;
  dashboard: Record<string, unknown> & {
    pedidos: Record<string, unknown>[];
    paginacao: Record<string, unknown>;
  };
}

async function read(query: Record<string, string> = {}): Promise<Answer['dashboard']> {
  const search = new URLSearchParams(query).toString();
  const { status, body } = await server.request('GET', `${PATH}?${search}`, { as: 'admin' });
  expect(status).toBe(200);
  return (body as Answer).dashboard;
}

const idsOf = ({ pedidos: list }: Answer['dashboard']) => list.map(({ _id }) => _id);

/** Creates one order for each hour, the newest first in this list. */
async function ordersOf(some: readonly Partial<OrderRow>[]): Promise<OrderRow[]> {
  const now = server.clock.now();
  const rows = some.map((order, index) =>
    orderRow({ createdAt: now - index * 3_600_000, ...order }),
  );
  await insertOrders(server.parts.db, rows);
  return rows;
}

describe('the dashboard', () => {
  it('shows an order as administrators see it, with its agent and the profit, in reais', async () => {
    const { ana } = server.people;
    await server.parts.db
      .update(users)
      .set({ fotoPath: '/media/ana.webp' })
      .where(eq(users.id, ana.id));
    const [order] = await ordersOf([{ agenteId: ana.id, nomeCompleto: 'Zé', status: 'feito' }]);
    const dashboard = await read();
    expect(dashboard.pedidos).toEqual([
      expect.objectContaining({
        _id: order?.id,
        status: 'feito',
        createdAt: new Date(server.clock.now()).toISOString(),
        cupomValorCliente: 4.7,
        cupomValorFuncionario: 1,
        cupomLucroBruto: 3.7,
        agenteInfo: { nome: 'Ana Atendente (demo)', foto: '/media/ana.webp' },
      }),
    ]);
    expect(dashboard).toMatchObject({
      totalPedidos: 1,
      receita: { total: 4.7 },
      lucro: { total: 3.7 },
      aPagar: { total: 0 },
      aDevolver: { total: 0, pedidos: 0 },
      ultimas24h: { pedidos: 1, receita: 4.7 },
      pedidosPorStatus: { feito: 1, em_preparo: 0 },
      paginacao: { paginaAtual: 1, totalPaginas: 1, totalItens: 1, limitado: false },
    });
    expect(dashboard.pedidos[0]).not.toHaveProperty('busca');
  });

  it('has a card for every agent and everyone else with orders, the largest debt first', async () => {
    const { ana, bruno, admin } = server.people;
    const owed = { comissaoEstado: 'pendente', status: 'feito' } as const;
    await ordersOf([
      { agenteId: bruno.id, ...owed },
      { agenteId: bruno.id },
      { agenteId: admin.id },
      { agenteId: null },
    ]);
    const card = (agenteId: string, totalAReceber: number, pedidosCount: number) =>
      expect.objectContaining({ agenteId, totalAReceber, pedidosCount }) as unknown;
    expect((await read())['valoresPorAgente']).toEqual([
      card(bruno.id, 1, 2),
      card(admin.id, 0, 1),
      card(ana.id, 0, 0),
    ]);
  });

  it('carries its stream position, so that later events can be distinguished from earlier ones', async () => {
    const { headers } = await server.request('GET', PATH, { as: 'admin' });
    expect(headers.get('X-Stream-Seq')).toMatch(/^.+:\d+$/);
  });

  it('has 20 orders on a page, newest first; a page behind the last one is the last page', async () => {
    const rows = await ordersOf(Array.from({ length: 45 }, () => ({})));
    const ids = rows.map(({ id }) => id);
    expect(idsOf(await read())).toEqual(ids.slice(0, 20));
    expect(idsOf(await read({ page: '2' }))).toEqual(ids.slice(20, 40));
    for (const page of ['3', '4', '999999999']) {
      const last = await read({ page });
      expect(idsOf(last)).toEqual(ids.slice(40));
      expect(last.paginacao).toMatchObject({ paginaAtual: 3, totalPaginas: 3, totalItens: 45 });
    }
  });

  it('shows each of many orders with the same time on exactly one page', async () => {
    const createdAt = server.clock.now();
    const rows = await ordersOf(Array.from({ length: 9 }, () => ({ createdAt })));
    for (const ordem of ['recentes', 'antigos', 'maior-valor', 'menor-valor']) {
      const pages = [];
      for (const page of ['1', '2', '3']) {
        pages.push(...idsOf(await read({ page, limit: '3', ordem })));
      }
      expect(new Set(pages)).toEqual(new Set(rows.map(({ id }) => id)));
      expect(pages).toHaveLength(9);
    }
  });

  it('finds by name, phone and number beside every filter, and says so when nothing is left', async () => {
    const { ana, bruno } = server.people;
    const [first, second, third] = await ordersOf([
      { nomeCompleto: 'João da Silva', clienteTelefone: '5511987654321', agenteId: ana.id },
      { nomeCompleto: 'Joana Dias', numeroPedido: '778899', agenteId: bruno.id, status: 'feito' },
      { nomeCompleto: 'Rui João', agenteId: ana.id },
    ]);
    expect(idsOf(await read({ busca: 'JOAO' }))).toEqual([first?.id, third?.id]);
    expect(idsOf(await read({ busca: 'jo', ordem: 'antigos' }))).toEqual([
      third?.id,
      second?.id,
      first?.id,
    ]);
    expect(idsOf(await read({ busca: '(11) 98765-4321' }))).toEqual([first?.id]);
    expect(idsOf(await read({ busca: '7788' }))).toEqual([second?.id]);
    expect(idsOf(await read({ busca: 'jo', agenteId: ana.id }))).toEqual([first?.id, third?.id]);
    expect(idsOf(await read({ busca: 'jo', status: 'feito', agenteId: bruno.id }))).toEqual([
      second?.id,
    ]);
    const nothing = await read({ busca: 'jo', status: 'cancelado', page: '7' });
    expect(nothing).toMatchObject({
      pedidos: [],
      paginacao: { paginaAtual: 1, totalPaginas: 1, totalItens: 0, limitado: false },
    });
    expect((await read({ busca: ' -' })).pedidos).toHaveLength(3);
  });

  it.each(["'", "a' | 'b", 'x:*', '!a', '\\', '& |', 'a <-> b', '%', '💥'])(
    'takes the search %j as letters and nothing else',
    async (busca) => {
      await ordersOf([{ nomeCompleto: 'Bia' }]);
      expect(idsOf(await read({ busca })).length).toBeLessThanOrEqual(1);
    },
  );

  it('finds an order that another program stored, once its search column was filled in', async () => {
    await server.parts.db.insert(pedidos).values(orderRow({ nomeCompleto: 'Íris Nóbrega' }));
    expect((await read({ busca: 'iris' })).pedidos).toEqual([]);
    await fillMissingSearch(server.parts);
    expect((await read({ busca: 'iris nob' })).pedidos).toHaveLength(1);
  });

  it('counts a search up to 10,000, and lets fifty of its pages be turned to', async () => {
    const createdAt = server.clock.now();
    await insertOrders(
      server.parts.db,
      Array.from({ length: 10_050 }, (_, index) =>
        orderRow({
          createdAt: createdAt - index,
          nomeCompleto: index % 100 === 0 ? 'Bia' : 'Maria',
        }),
      ),
    );
    const counted = { totalItens: 9_949, limitado: false, totalPaginas: 498 };
    expect((await read({ busca: 'maria' })).paginacao).toMatchObject(counted);
    expect((await read({ busca: 'bia' })).paginacao).toMatchObject({ totalItens: 101 });
    await ordersOf(Array.from({ length: 60 }, () => ({ nomeCompleto: 'Maria' })));
    const many = await read({ busca: 'maria', page: '50' });
    expect(many.paginacao).toEqual({
      ...{ paginaAtual: 50, totalPaginas: 50, totalItens: 10_000, limitado: true },
    });
    expect(many.pedidos).toHaveLength(20);
    expect((await read({ busca: 'maria', page: '51' })).paginacao).toMatchObject({
      paginaAtual: 50,
    });
  });

  it('is refused at once to a former administrator', async () => {
    const { financeiro } = server.people;
    const ask = async () => (await server.request('GET', PATH, { as: 'financeiro' })).status;
    const set = (isAdmin: boolean) =>
      server.parts.db.update(users).set({ isAdmin }).where(eq(users.id, financeiro.id));
    expect(await ask()).toBe(200);
    await set(false);
    expect(await ask()).toBe(403);
    await set(true);
  });
});

describe('the file of orders', () => {
  const ask = async (body: Record<string, unknown> = {}, as: 'admin' | 'financeiro' = 'admin') => {
    const answer = await server.request('POST', `${PATH}/exportar`, { as, body });
    expect(answer.status).toBe(200);
    return (answer.body as { url: string }).url;
  };
  const fetchFile = (url: string) => fetch(server.url + url);

  it('has the filtered orders in their order, for a spreadsheet, in the words of the screen', async () => {
    await ordersOf([
      {
        id: 'novo',
        nomeCompleto: 'Zé; "o bom"',
        restaurante: '=cmd|x',
        agenteId: server.people.ana.id,
        status: 'em_preparo',
        numeroPedido: '0123',
        cupomValorClienteCents: 50,
      },
      { id: 'velho', cupomPagamentoStatus: 'expirado' },
      { id: 'outro', status: 'cancelado' },
    ]);
    const response = await fetchFile(await ask({ ordem: 'recentes' }));
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('Content-Disposition')).toBe(
      'attachment; filename="pedidos-2026-11-21.csv"',
    );
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const text = Buffer.from(await response.arrayBuffer()).toString('utf8');
    const rows = readCsv(text);
    expect(rows.map((row) => row['Pedido'])).toEqual(['novo', 'velho', 'outro']);
    expect(rows[0]).toEqual({
      Pedido: 'novo',
      Data: '21/11/2026 09:00:00',
      Cliente: 'Zé; "o bom"',
      Telefone: expect.any(String) as string,
      Restaurante: "'=cmd|x",
      Endereço: '',
      'Forma de pagamento': '',
      'Número do pedido': '0123',
      Agente: 'Ana Atendente (demo)',
      Status: 'Em preparo',
      Pagamento: 'Pago',
      'Valor do cupom': '20,00',
      'Preço do cupom': '0,50',
      Comissão: '1,00',
      Lucro: '-0,50',
      'ID do pagamento': expect.any(String) as string,
    });
    expect(text).toContain(';20,00;0,50;1,00;-0,50;');
    expect(rows[1]?.['Pagamento']).toBe('Expirado');
    const some = await (await fetchFile(await ask({ status: 'cancelado' }))).text();
    expect(some.split('\r\n')).toHaveLength(3);
  });

  it('is read in batches, in every sort order, with or without a search, none twice and none missing', async () => {
    const rows = await ordersOf(
      Array.from({ length: 2_500 }, (_, index) => ({
        nomeCompleto: index % 2 ? 'Rui' : 'Bia',
        createdAt: server.clock.now() - Math.floor(index / 700),
        cupomValorClienteCents: (index % 3) * 100,
      })),
    );
    for (const ordem of ['recentes', 'antigos', 'maior-valor', 'menor-valor']) {
      for (const [busca, count] of [
        ['', 2_500],
        ['bia', 1_250],
      ] as const) {
        const text = Buffer.from(
          await (await fetchFile(await ask({ ordem, busca }))).arrayBuffer(),
        ).toString('utf8');
        const ids = readCsv(text).map((row) => row['Pedido']);
        expect([ordem, busca, ids.length, new Set(ids).size]).toEqual([ordem, busca, count, count]);
      }
    }
    expect(rows).toHaveLength(2_500);
  });

  it('has no order that came in while it was read', async () => {
    await ordersOf(Array.from({ length: 1_500 }, () => ({})));
    const { orderExport } = server.server.services;
    const file = await orderExport.open(await orderExport.issue(await server.caller('admin'), {}));
    const { content } = file!;
    content.resume();
    content.pause();
    await new Promise((resolve) => setTimeout(resolve, 300));
    // It has read ahead by one piece at most.
    expect(content.readableLength).toBeLessThan(1_000_000);
    content.destroy();
    await new Promise((resolve) => content.once('close', resolve));
    expect(content.readableEnded).toBe(false);
  });

  it('ends with its request: hanging up stops the reading, and the server goes on', async () => {
    await ordersOf(Array.from({ length: 4_000 }, () => ({ restaurante: 'x'.repeat(3_000) })));
    const { orderExport } = server.server.services;
    const opened: Awaited<ReturnType<typeof orderExport.open>>[] = [];
    const open = orderExport.open;
    jest.spyOn(orderExport, 'open').mockImplementation(async (ticket) => {
      const file = await open(ticket);
      opened.push(file);
      return file;
    });
    const hangUp = new AbortController();
    const response = await fetch(server.url + (await ask()), { signal: hangUp.signal });
    await response.body?.getReader().read();
    hangUp.abort();
    const content = opened[0]!.content;
    if (!content.closed) await new Promise((resolve) => content.once('close', resolve));
    expect(content.readableEnded).toBe(false);
    jest.restoreAllMocks();
    expect((await server.request('GET', '/healthz')).status).toBe(200);
  });

  it('opens nothing once the sign-in that asked for it has ended', async () => {
    await ordersOf([{}]);
    const { id } = server.people.financeiro;
    const ended = await ask({}, 'financeiro');
    const away = await server.request('DELETE', `/api/admin/users/${id}/sessoes`, { as: 'admin' });
    expect(away.status).toBe(200);
    expect((await fetchFile(ended)).status).toBe(404);
    const left = await ask({}, 'financeiro');
    expect((await server.request('POST', '/api/auth/sair', { as: 'financeiro' })).status).toBe(200);
    expect((await fetchFile(left)).status).toBe(404);
  });

  it('opens once, within a minute, and only while its owner is an administrator', async () => {
    await ordersOf([{}]);
    const used = await ask();
    expect((await fetchFile(used)).status).toBe(200);
    const again = await fetchFile(used);
    expect([again.status, await again.json()]).toEqual([404, { message: 'Não encontrado.' }]);

    const late = await ask();
    server.clock.advance(60_000);
    expect((await fetchFile(late)).status).toBe(404);
    expect((await fetchFile('/api/dashboard/exportacoes/nothing')).status).toBe(404);

    const ofFinanceiro = eq(users.id, server.people.financeiro.id);
    const set = (change: Partial<typeof users.$inferInsert>) =>
      server.parts.db.update(users).set(change).where(ofFinanceiro);
    const losses = [
      [{ isAdmin: false }, { isAdmin: true }],
      [{ estado: 'suspenso' }, { estado: 'ativo' }],
    ] as const;
    for (const [loss, gain] of losses) {
      const lost = await ask({}, 'financeiro');
      await set(loss);
      expect((await fetchFile(lost)).status).toBe(404);
      await set(gain);
      expect((await fetchFile(lost)).status).toBe(404);
    }

    const asked = await ask();
    expect((await fetch(server.url + asked, { method: 'HEAD' })).status).toBe(404);
    expect((await fetchFile(asked)).status).toBe(200);
  });

  it('is recorded in the audit with the person who asked for it, without the search text', async () => {
    await ask({ busca: 'maria silva', status: 'feito' });
    const entries = await server.parts.db.select().from(audit);
    expect(entries.at(-1)).toMatchObject({
      actorId: server.people.admin.id,
      act: 'pedidos.exported',
      detail: { status: 'feito', comBusca: true },
    });
    expect(JSON.stringify(entries)).not.toContain('maria');
  });
});
