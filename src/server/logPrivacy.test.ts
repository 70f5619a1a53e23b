import { sql } from 'drizzle-orm';
import { createLogger } from '@/server/base/logger';
import { timers } from '@/server/db/schema';
import { eraseCustomer } from '@/server/services/administration/erasure';
import { createAudit } from '@/server/audit/audit';
import { chatIdOf, openCommerceWorld, type CommerceWorld } from '@/testing/commerceWorld';

const NUMBER = '5511987654321';
/** What the customer of the test is called, and what is written in their chat. */
const PERSONAL = [
  ...['987654321', 'Beatriz', 'Souza', 'Flores', 'Cantina', 'um segredo meu', 'Cliente 55'],
  ...['oi', 'resposta do agente'].map((said) => `"${said}"`),
];

/** Everything is logged, down to the finest level, with faults on the way that quote what they failed on. */
describe('the log of a customer’s whole way', () => {
  let world: CommerceWorld;
  const lines: string[] = [];
  beforeAll(async () => {
    const destination = { write: (line: string) => void lines.push(line) };
    world = await openCommerceWorld({ logger: createLogger({ level: 'trace', destination }) });
  });
  afterAll(() => world.close());

  const log = () => lines.join('');
  const failing = (table: string) =>
    world.parts.db.execute(sql`
      create trigger fails before insert on ${sql.identifier(table)}
      for each row execute function fails()`);
  const working = (table: string) =>
    world.parts.db.execute(sql`drop trigger fails on ${sql.identifier(table)}`);

  it('says what failed, and nothing of the customer', async () => {
    const { db, ids, images, uow } = world.parts;
    await world.setOnline('ana', true);
    await world.addAccount('conta-ana', { owner: 'ana' });
    await db.execute(sql`
      create function fails() returns trigger language plpgsql as $$
      begin raise exception 'no place for %', new; end $$`);

    const order = await world.customerConfirms(NUMBER, 'ana');
    await failing('messages');
    const send = () =>
      world.request('POST', `/api/conversations/${chatIdOf(NUMBER)}/send`, {
        as: 'ana',
        body: { message: 'um segredo meu' },
      });
    expect((await send()).status).toBe(500);
    await expect(world.says(NUMBER, 'um segredo meu')).rejects.toThrow();
    await world.setStage('ana', NUMBER, 'aguardando_nome');
    await working('messages');
    expect((await send()).status).toBe(200);

    // Calls that are wrong, whose addresses name the customer.
    const wrong = [
      ['GET', `/api/clientes/${NUMBER}0/indicacoes`],
      ['GET', `/api/conversations/${NUMBER}@nobody`],
      ['POST', `/api/clientes/${NUMBER}/estado-fluxo`, '{"estadoFluxo": Beatriz Souza'],
      ['DELETE', `/api/clientes/${NUMBER}`],
    ] as const;
    for (const [method, path, body] of wrong) {
      await world.request(method, path, { as: 'ana', ...(body && { body }) });
    }
    await world.request('GET', `/api/conversations/${chatIdOf(NUMBER)}`);

    // A timer and a bank that fail with what they were given.
    await db.insert(timers).values([
      { key: 'a', kind: 'flow.deliver', dueAt: 0, payload: { pedidoId: Number(NUMBER) } },
      { key: 'b', kind: 'flow.remind', dueAt: 0, payload: { chatId: ['Beatriz Souza'] } },
      { key: 'c', kind: 'retention', dueAt: 0, payload: { subject: 'Rua das Flores', after: 0 } },
    ]);
    await world.passes(61_000);
    jest
      .spyOn(world.parts.payments, 'verify')
      .mockImplementationOnce(() => Promise.resolve(JSON.parse('"Beatriz Souza" de') as never));
    await world.request('POST', `/api/pedidos/${order.id}/verificar-pagamento`, { as: 'ana' });

    await world.pays(order.cupomPixId);
    await world.registers('ana', NUMBER);
    await world.passes(24 * 60 * 60_000);
    await db.delete(timers).where(sql`key in ('a', 'b', 'c')`);
    const erased = await uow.write((tx) =>
      eraseCustomer(tx, { audit: createAudit(world.parts), ids, images }, NUMBER),
    );
    expect(erased.pedidos).toBe(1);

    expect(log()).toContain('a call failed');
    expect(log()).toContain('timers: a handler failed');
    expect(log()).toContain('the bank failed to answer about a payment');
    for (const text of PERSONAL) expect([text, log().includes(text)]).toEqual([text, false]);
  });

  it('has long numbers and quotations in no message of any kind', () => {
    const logger = createLogger({
      level: 'trace',
      destination: { write: (line: string) => void lines.push(line) },
    });
    lines.length = 0;
    logger.warn(`nobody has ${NUMBER}`);
    logger.warn({ chatId: chatIdOf(NUMBER) }, 'the chat %s', chatIdOf(NUMBER));
    logger.error({ err: new Error(`the chat "Beatriz \\" Souza" of ${NUMBER}`) }, 'failed');
    logger.error({ err: new SyntaxError('bad "Beatriz') }, 'failed');
    expect(lines).toHaveLength(4);
    for (const text of PERSONAL) expect([text, log().includes(text)]).toEqual([text, false]);
    expect(log()).toContain('the chat …@c.us');
  });
});
