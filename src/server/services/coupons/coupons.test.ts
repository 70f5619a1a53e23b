import { asc, count, isNull } from 'drizzle-orm';
import { couponAccounts } from '@/server/db/schema';
import { openCommerceWorld, type CommerceWorld } from '@/testing/commerceWorld';
import type { PersonName } from '@/testing/startTestServer';

let world: CommerceWorld;
beforeAll(async () => {
  world = await openCommerceWorld();
});
afterAll(() => world.close());

const idOf = (name: PersonName) => world.people[name].id;

const pull = (as: PersonName, couponValue: unknown, applicatorId: unknown = idOf(as)) =>
  world.request('POST', '/email/request-coupon-by-value', {
    as,
    body: { couponValue, applicatorId },
  });

const put = (as: PersonName, id: string, body: Record<string, unknown>) =>
  world.request('PUT', `/email/${id}`, { as, body });

const own = (as: PersonName, userId = idOf(as)) =>
  world.request('GET', `/email/coupons/${userId}`, { as });

describe('the pool', () => {
  it('of the demo has coupons of every value with a price, counted by value, ascending', async () => {
    const { body } = await world.request('GET', '/email/scanner/coupons/count', { as: 'ana' });
    const { coupons, totalCouponsQuantity } = body as {
      coupons: { _id: number; count: number }[];
      totalCouponsQuantity: number;
    };
    expect(coupons.map(({ _id }) => _id)).toEqual(
      Array.from({ length: 31 }, (_, index) => 10 + index),
    );
    expect(coupons.every((group) => group.count > 1)).toBe(true);
    expect(totalCouponsQuantity).toBe(coupons.reduce((sum, group) => sum + group.count, 0));
  });

  it('holds invented accounts only, some without cookies', async () => {
    const { db } = world.parts;
    const accounts = await db.select().from(couponAccounts).orderBy(asc(couponAccounts.email));
    expect(accounts.every(({ email }) => email.endsWith('@cupom.exemplo.invalid'))).toBe(true);
    const [without] = await db
      .select({ count: count() })
      .from(couponAccounts)
      .where(isNull(couponAccounts.cookiesSealed));
    expect(without?.count).toBeGreaterThan(0);
    expect(without?.count).toBeLessThan(accounts.length);
  });

  it('gives its last coupon of a value to one of ten who pull it at once', async () => {
    await world.addAccount('last-of-99', { couponCents: 9_900 });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => pull(index % 2 ? 'ana' : 'bruno', 99)),
    );
    const refusals = answers.filter(({ status }) => status === 404);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(refusals).toHaveLength(9);
    expect(refusals[0]?.body).toEqual({ message: 'Não há cupons disponíveis com este valor.' });
  });

  it('never gives two people the same one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, index) => pull(index % 2 ? 'ana' : 'bruno', 33)),
    );
    const ids = answers.map(({ body }) => (body as { id: string }).id);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(ids).size).toBe(4);
    expect((await pull('ana', 33)).status).toBe(404);
  });

  it('takes a value with cents as it is', async () => {
    await world.addAccount('with-cents', { couponCents: 1_235 });
    expect(await pull('ana', 12.35)).toMatchObject({
      status: 200,
      body: { id: 'with-cents', coupon: 12.35, applicatorId: idOf('ana') },
    });
    expect((await pull('ana', 12.355)).status).toBe(400);
  });
});

describe('an account', () => {
  it('that was pulled is in the own list, without its cookies', async () => {
    const { body: pulled } = await pull('bruno', 25);
    const { body } = await own('bruno');
    expect(body).toContainEqual(pulled);
    expect(pulled).toMatchObject({ coupon: 25, status: 'Tudo certo', applicatorId: idOf('bruno') });
    expect(JSON.stringify(body)).not.toContain('cookies_json');
  });

  it('goes back to the pool, or out of it, and out of the own list', async () => {
    await world.addAccount('returned', { owner: 'ana', couponCents: 7_700 });
    const back = { applicatorId: null, coupon: 77, status: 'Tudo certo' };
    expect(await put('ana', 'returned', back)).toMatchObject({ status: 200, body: back });
    expect(await pull('bruno', 77)).toMatchObject({ body: { id: 'returned' } });

    await world.addAccount('empty', { owner: 'ana', couponCents: 7_800 });
    const empty = { applicatorId: null, coupon: null, status: 'Sem cupom' };
    expect(await put('ana', 'empty', empty)).toMatchObject({ status: 200, body: empty });
    expect((await pull('bruno', 78)).status).toBe(404);
    const ids = ((await own('ana')).body as { id: string }[]).map(({ id }) => id);
    expect(ids).not.toContain('returned');
    expect(ids).not.toContain('empty');
    expect((await put('ana', 'empty', back)).status).toBe(404);
  });

  it('is given back with its own value or with none, and never with another', async () => {
    const id = await world.addAccount('worth-79', { owner: 'ana', couponCents: 7_900 });
    const dearer = { applicatorId: null, coupon: 80, status: 'Tudo certo' };
    expect(await put('ana', id, dearer)).toMatchObject({
      status: 400,
      body: { message: 'O valor de um cupom não muda.' },
    });
    expect((await own('ana')).body).toContainEqual(expect.objectContaining({ id, coupon: 79 }));
  });

  it('is never given back with its value as one without a coupon', async () => {
    const id = await world.addAccount('worth-81', { owner: 'ana', couponCents: 8_100 });
    for (const status of ['Sem cupom', ' Sem cupom\t']) {
      for (const applicatorId of [null, idOf('ana')]) {
        expect(await put('ana', id, { applicatorId, coupon: 81, status })).toMatchObject({
          status: 400,
          body: { message: 'Uma conta sem cupom não pode ter um valor.' },
        });
      }
    }
    expect((await own('ana')).body).toContainEqual(
      expect.objectContaining({ id, coupon: 81, status: 'Tudo certo' }),
    );
    expect((await pull('bruno', 81)).status).toBe(404);
  });

  it('gives its cookies to its owner alone, and to no cache', async () => {
    await world.addAccount('with-cookies', { owner: 'ana' });
    const cookies = (as: PersonName) =>
      world.request('GET', '/email/get-cookie/with-cookies', { as });
    const answer = await cookies('ana');
    expect(answer.body).toEqual({ cookies_json: '{"sessao":"segredo"}' });
    expect(answer.headers.get('Cache-Control')).toContain('no-store');
    expect((await cookies('bruno')).status).toBe(404);
    expect((await cookies('admin')).status).toBe(404);
  });
});

describe('another person’s accounts', () => {
  it.each(['bruno', 'admin'] as const)(
    'are a 403 for %s, who sends that person’s id',
    async (name) => {
      expect((await own(name, idOf('ana'))).status).toBe(403);
      expect((await pull(name, 20, idOf('ana'))).status).toBe(403);
    },
  );

  it.each(['bruno', 'admin'] as const)(
    'are a 404 for %s, who tries to change one',
    async (name) => {
      const id = await world.addAccount(`of-ana-not-of-${name}`, { owner: 'ana' });
      const body = { applicatorId: null, coupon: null, status: 'Sem cupom' };
      expect((await put(name, id, body)).status).toBe(404);
      // Before the input is looked at (wire: check-order): a 400 would tell that there is such an account.
      expect((await put(name, id, {})).status).toBe(404);
      expect((await own('ana')).body).toContainEqual(
        expect.objectContaining({ id, coupon: 20, status: 'Tudo certo' }),
      );
    },
  );

  it('take in no account that somebody else hands over', async () => {
    const id = await world.addAccount('kept', { owner: 'ana' });
    const handOver = { applicatorId: idOf('bruno'), coupon: 20, status: 'Tudo certo' };
    expect((await put('ana', id, handOver)).status).toBe(403);
  });
});
