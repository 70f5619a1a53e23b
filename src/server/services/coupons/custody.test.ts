import { eq, like } from 'drizzle-orm';
import { audit, couponAccounts } from '@/server/db/schema';
import { openCommerceWorld, type CommerceWorld } from '@/testing/commerceWorld';
import type { PersonName, TestAnswer } from '@/testing/startTestServer';

let world: CommerceWorld;
afterEach(() => world.close());

const HOUR_MS = 3_600_000;
const pull = (as: PersonName, couponValue: number) =>
  world.request('POST', '/email/request-coupon-by-value', {
    as,
    body: { couponValue, applicatorId: world.people[as].id },
  });
const put = (id: string, body: unknown, as: PersonName = 'ana') =>
  world.request('PUT', `/email/${id}`, { as, body });
const giveBack = (id: string, coupon: number) =>
  put(id, { applicatorId: null, coupon, status: 'Tudo certo' });
const readCookies = (id: string) => world.request('GET', `/email/get-cookie/${id}`, { as: 'ana' });
const link = (id: string, vinculado: unknown, as: PersonName = 'ana') =>
  world.request('PUT', `/email/${id}/vinculo`, { as, body: { vinculado } });

/** What the audit tells of coupons, the oldest first. */
const told = () =>
  world.parts.db.select().from(audit).where(like(audit.act, 'coupon.%')).orderBy(audit.id);
const actsOf = async (id: string) =>
  (await told()).filter((entry) => entry.objectId === id).map(({ act }) => act);
const held = async () =>
  (
    await world.parts.db
      .select({ id: couponAccounts.id })
      .from(couponAccounts)
      .where(eq(couponAccounts.applicatorId, world.people.ana.id))
  ).map(({ id }) => id);

describe('two hundred pulls by one person', () => {
  it('stop at the limit, and the audit tells every one', async () => {
    world = await openCommerceWorld();
    for (let n = 0; n < 200; n += 1) await world.addAccount(`p${n}`, { couponCents: 9_900 });
    const answers: TestAnswer[] = [];
    for (let round = 0; round < 4; round += 1) {
      // More at once would meet the limit of one person's waiting writes, and how many do depends on the machine.
      answers.push(...(await Promise.all(Array.from({ length: 50 }, () => pull('ana', 99)))));
    }
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(180);
    expect(refused.every(({ status }) => status === 429)).toBe(true);
    expect(refused[0]?.body).toEqual({
      message: 'Você já está com 20 cupons. Devolva um para puxar outro.',
    });
    expect(refused[0]?.headers.get('Retry-After')).toBeNull();
    const entries = await told();
    expect(entries.map(({ act, actorId }) => [act, actorId])).toEqual(
      Array(20).fill(['coupon.pulled', world.people.ana.id]),
    );
    expect(entries.map(({ objectId }) => objectId).sort()).toEqual((await held()).sort());
    // Somebody else may pull.
    expect((await pull('bruno', 99)).status).toBe(200);
  });

  it('are forty in an hour, however many went back, and a restart forgets none', async () => {
    world = await openCommerceWorld();
    await world.addAccount('one', { couponCents: 9_900 });
    for (let n = 0; n < 40; n += 1) {
      expect((await pull('ana', 99)).status).toBe(200);
      expect((await giveBack('one', 99)).status).toBe(200);
      world.clock.advance(60_000);
    }
    const refused = await pull('ana', 99);
    expect(refused).toMatchObject({
      status: 429,
      body: {
        message: expect.stringMatching(
          /^Você já puxou 40 cupons na última hora\. Tente novamente às \d\d:\d\d\.$/,
        ) as string,
      },
    });
    const retryAfter = Number(refused.headers.get('Retry-After'));
    expect(retryAfter).toBe((HOUR_MS - 40 * 60_000) / 1_000);
    // Nothing but the stored audit is counted by, so a new process counts the same.
    world.clock.advance(retryAfter * 1_000 - 1);
    expect((await pull('ana', 99)).status).toBe(429);
    world.clock.advance(1);
    expect((await pull('ana', 99)).status).toBe(200);
    expect((await pull('ana', 99)).status).toBe(429);
  });

  it('at once at the last free place are one', async () => {
    world = await openCommerceWorld({ settings: { couponPullsPerHour: 3 } });
    for (let n = 0; n < 9; n += 1) await world.addAccount(`p${n}`, { couponCents: 9_900 });
    await pull('ana', 99);
    await pull('ana', 99);
    const answers = await Promise.all(Array.from({ length: 7 }, () => pull('ana', 99)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await held()).toHaveLength(3);
  });
});

describe('reads of cookies', () => {
  it('are limited by the hour, rereads as well, and each is written down before it is answered', async () => {
    world = await openCommerceWorld({ settings: { cookieReadsPerHour: 3 } });
    await world.addAccount('mine', { owner: 'ana' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => readCookies('mine')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = answers.find(({ status }) => status === 429);
    expect((refused?.body as { message: string }).message).toMatch(
      /^Você já copiou cookies 3 vezes na última hora\. Tente novamente às \d\d:\d\d\.$/,
    );
    expect(refused?.headers.get('Retry-After')).toBe('3600');
    expect(await actsOf('mine')).toEqual(Array(3).fill('coupon.cookiesRead'));
  });

  it('that cannot be written down hand nothing out', async () => {
    world = await openCommerceWorld();
    await world.addAccount('mine', { owner: 'ana' });
    await world.parts.db.execute('alter table audit rename to audit_gone');
    const answer = await readCookies('mine');
    await world.parts.db.execute('alter table audit_gone rename to audit');
    expect(answer.status).toBe(500);
    expect(JSON.stringify(answer.body)).not.toContain('segredo');
  });
});

describe('the custody of an account', () => {
  it('can be told from beginning to end, without a word about the customer', async () => {
    world = await openCommerceWorld();
    await world.addAccount('one', { couponCents: 9_900 });
    await pull('ana', 99);
    await readCookies('one');
    expect((await link('one', true)).body).toEqual({ success: true });
    await link('one', false);
    await giveBack('one', 99);
    await pull('ana', 99);
    await put('one', { applicatorId: world.people.ana.id, coupon: 99, status: 'Em uso' });
    await put('one', { applicatorId: null, coupon: null, status: 'Sem cupom' });
    expect(await actsOf('one')).toEqual([
      'coupon.pulled',
      'coupon.cookiesRead',
      'coupon.linked',
      'coupon.unlinked',
      'coupon.returned',
      'coupon.pulled',
      'coupon.edited',
      'coupon.exhausted',
    ]);
    const entries = await told();
    expect(entries.every(({ actorId }) => actorId === world.people.ana.id)).toBe(true);
    expect(new Set(entries.map(({ detail }) => JSON.stringify(detail)))).toEqual(
      new Set(['{"valor":99}']),
    );
  });

  it('says of each change what it was, whatever the client calls it, with the value that was there', async () => {
    world = await openCommerceWorld();
    const { id: ana } = world.people.ana;
    const given = { couponCents: 9_900, owner: 'ana' } as const;
    await world.addAccount('dropped', given);
    await put('dropped', { applicatorId: ana, coupon: null, status: 'Tudo certo' });
    await put('dropped', { applicatorId: null, coupon: null, status: 'Tudo certo' });
    await world.addAccount('marked', given);
    await put('marked', { applicatorId: ana, coupon: null, status: 'Sem cupom' });
    await put('marked', { applicatorId: null, coupon: null, status: 'Sem cupom' });
    await world.addAccount('cleared', given);
    await put('cleared', { applicatorId: null, coupon: null, status: 'Tudo certo' });
    expect((await told()).map(({ objectId, act, detail }) => [objectId, act, detail])).toEqual([
      ['dropped', 'coupon.dropped', { valor: 99 }],
      ['dropped', 'coupon.cleared', { valor: null }],
      ['marked', 'coupon.dropped', { valor: 99 }],
      ['marked', 'coupon.exhausted', { valor: null }],
      ['cleared', 'coupon.cleared', { valor: 99 }],
    ]);
  });

  it('says the same as the account and the answer, with blanks around the status too', async () => {
    world = await openCommerceWorld();
    await world.addAccount('marked', { owner: 'ana', couponCents: 9_900 });
    const marked = { applicatorId: null, coupon: null, status: '\u00a0Sem cupom ' };
    expect(await put('marked', marked)).toMatchObject({
      status: 200,
      body: { status: 'Sem cupom' },
    });
    expect(await actsOf('marked')).toEqual(['coupon.exhausted']);
    const { db } = world.parts;
    const [row] = await db.select().from(couponAccounts).where(eq(couponAccounts.id, 'marked'));
    expect(row?.status).toBe('Sem cupom');
  });

  it('tells a use from a purchase alone, and tells it with the purchase', async () => {
    world = await openCommerceWorld();
    await world.addAccount('used', { owner: 'ana' });
    await world.setOnline('ana', true);
    const order = await world.customerConfirms('5511900000001', 'ana');
    const compra = { emailConta: 'used@cupom.exemplo.invalid' };
    expect((await world.registers('ana', '5511900000001', compra)).status).toBe(409);
    expect(await actsOf('used')).toEqual([]);
    await world.pays(order.cupomPixId);
    expect((await world.registers('ana', '5511900000001', compra)).status).toBe(200);
    expect((await world.registers('ana', '5511900000001', compra)).status).toBe(409);
    await put('used', { applicatorId: null, coupon: null, status: 'Tudo certo' });
    expect(await actsOf('used')).toEqual(['coupon.used', 'coupon.cleared']);
    expect((await told()).map(({ detail }) => detail)).toEqual([{ valor: 20 }, { valor: 20 }]);
  });

  it('has no entry for what was refused', async () => {
    world = await openCommerceWorld();
    await world.addAccount('anas', { owner: 'ana' });
    expect((await link('anas', true, 'bruno')).status).toBe(404);
    expect((await link('anas', 'sim')).status).toBe(400);
    expect((await put('anas', { applicatorId: null, coupon: 80, status: 'x' })).status).toBe(400);
    expect((await pull('ana', 99)).status).toBe(404);
    expect(await told()).toEqual([]);
  });
});

it('no cookie is in clear in any row of any table', async () => {
  world = await openCommerceWorld();
  await world.addAccount('mine', { owner: 'ana' });
  await pull('ana', 20);
  await readCookies('mine');
  const { db } = world.parts;
  const { rows: tables } = await db.execute<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  expect(tables.length).toBeGreaterThan(10);
  const dump: string[] = [];
  for (const { name } of tables) {
    const { rows } = await db.execute<{ line: string }>(`select t::text as line from "${name}" t`);
    dump.push(...rows.map(({ line }) => line));
  }
  const text = dump.join('\n');
  expect(text).toContain('conta.20.1@cupom.exemplo.invalid');
  for (const secret of ['segredo', 'sessao', 'sessao_demo', 'demo-20-1', 'idioma_demo']) {
    expect(text).not.toContain(secret);
  }
  const [row] = await db.select().from(couponAccounts).where(eq(couponAccounts.id, 'mine'));
  expect(row?.cookiesSealed).toMatch(/^v1\./);
});
