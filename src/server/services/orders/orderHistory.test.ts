import { insertOrders, orderRow } from '@/testing/orderRows';
import { seedChat } from '@/testing/seedChat';
import { startTestServer, type TestServer } from '@/testing/startTestServer';

const NUMBER = '5511990000001';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('the history of a customer with 501 orders holds the newest 500, the newest first', async () => {
  const chatId = await seedChat(server, { number: NUMBER, agent: 'ana' });
  const rows = Array.from({ length: 501 }, (_unused, n) =>
    orderRow({
      chatId,
      clienteTelefone: NUMBER,
      agenteId: server.people.ana.id,
      numeroPedido: String(n),
      createdAt: n * 1_000,
    }),
  );
  await insertOrders(server.parts.db, rows);
  for (const as of ['ana', 'admin'] as const) {
    const { body } = await server.request('GET', `/api/pedidos/cliente/${NUMBER}`, { as });
    const numbers = (body as { numeroPedido: string }[]).map(({ numeroPedido }) => numeroPedido);
    expect(numbers).toEqual(Array.from({ length: 500 }, (_unused, n) => String(500 - n)));
  }
});
