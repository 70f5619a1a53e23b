import { eq } from 'drizzle-orm';
import { pixCharges } from '@/server/db/schema';
import { openDemoWorld, type DemoWorld } from '@/testing/demoWorld';
import { CHARGE_TTL_MS } from './embeddedBank';
import type { Charge } from './payments';

describe('the embedded bank', () => {
  let world: DemoWorld;

  beforeAll(async () => {
    world = await openDemoWorld();
  });
  afterAll(() => world.close());

  const charge = (amount = 470): Promise<Charge> =>
    world.parts.uow.write((tx) =>
      world.parts.payments.createCharge(tx, { amount, description: 'Cupom' }),
    );
  const verify = (pixId: string) => world.parts.payments.verify(pixId);
  const pay = (pixId: string) =>
    world.parts.uow.write((tx, emit) => world.parts.payments.pay(tx, emit, pixId));
  const refund = (pixId: string, key: string) => world.parts.payments.refund(pixId, key);

  it('makes charges that can be paid once', async () => {
    const { pixId } = await charge();
    expect(await verify(pixId)).toBe('open');
    expect([await pay(pixId), await pay(pixId)]).toEqual([true, false]);
    expect(await verify(pixId)).toBe('paid');
  });

  it('accepts one of ten concurrent payments', async () => {
    const { pixId } = await charge();
    const paid = await Promise.all(Array.from({ length: 10 }, () => pay(pixId)));
    expect(paid.filter(Boolean)).toHaveLength(1);
  });

  it('ends a charge when its time is over, and takes no payment after', async () => {
    const { pixId, expiresAt } = await charge();
    expect(expiresAt).toBe(world.clock.now() + CHARGE_TTL_MS);
    await world.passes(CHARGE_TTL_MS);
    expect(await verify(pixId)).toBe('expired');
    expect(await pay(pixId)).toBe(false);
  });

  it('ends a charge whose time was over while the server was down', async () => {
    const { pixId } = await charge();
    await world.server.timerRunner.stop();
    world.clock.advance(2 * CHARGE_TTL_MS);
    world.server.timerRunner.start();
    await world.server.timerRunner.idle();
    expect(await verify(pixId)).toBe('expired');
  });

  it('never ends a charge that was paid', async () => {
    const { pixId } = await charge();
    await pay(pixId);
    await world.passes(2 * CHARGE_TTL_MS);
    expect(await verify(pixId)).toBe('paid');
  });

  it('takes no payment of a cancelled charge', async () => {
    const { pixId } = await charge();
    await world.parts.uow.write((tx) => world.parts.payments.cancel(tx, pixId));
    expect(await pay(pixId)).toBe(false);
    expect(await verify(pixId)).toBe('cancelled');
  });

  it('gives money back once for each key, and only money that was paid', async () => {
    const { pixId } = await charge();
    expect(await refund(pixId, 'a')).toBe(false);
    await pay(pixId);
    expect([await refund(pixId, 'a'), await refund(pixId, 'a'), await refund(pixId, 'b')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(await verify(pixId)).toBe('refunded');
  });

  it.each([0, -1, 0.5, Number.NaN])('makes no charge of %d cents', async (amount) => {
    await expect(charge(amount)).rejects.toBeInstanceOf(RangeError);
  });

  it('does not know a charge that it never made', async () => {
    expect(await verify('nobody')).toBeNull();
    expect(await pay('nobody')).toBe(false);
  });
});

describe('what the embedded bank does late, or by itself', () => {
  let world: DemoWorld;
  beforeAll(async () => {
    world = await openDemoWorld();
  });
  afterAll(() => world.close());

  const bank = () => world.parts.payments;
  const charge = async () => {
    const made = await world.parts.uow.write((tx) =>
      bank().createCharge(tx, { amount: 470, description: 'Cupom' }),
    );
    return made.pixId;
  };
  const pay = (pixId: string, late = false) =>
    world.parts.uow.write((tx, emit) => bank().pay(tx, emit, pixId, { late }));
  const takeBack = (pixId: string) =>
    world.parts.uow.write((tx, emit) => bank().takeBack(tx, emit, pixId));
  const cancel = (pixId: string) => world.parts.uow.write((tx) => bank().cancel(tx, pixId));

  it('pays a charge that ran out or was cancelled, when it is paid late, once', async () => {
    const [expired, cancelled] = [await charge(), await charge()];
    await cancel(cancelled);
    await world.passes(CHARGE_TTL_MS);
    for (const pixId of [expired, cancelled]) {
      expect([await pay(pixId), await pay(pixId, true), await pay(pixId, true)]).toEqual([
        ...[false, true, false],
      ]);
      expect(await bank().verify(pixId)).toBe('paid');
    }
  });

  it('takes a payment back once, and then has nothing to refund', async () => {
    const pixId = await charge();
    expect(await takeBack(pixId)).toBe(false);
    await pay(pixId);
    expect([await takeBack(pixId), await takeBack(pixId)]).toEqual([true, false]);
    expect(await bank().verify(pixId)).toBe('refunded');
    expect(await bank().refund(pixId, 'key')).toBe(false);
    expect(await pay(pixId, true)).toBe(false);
  });

  it('reports when it starts what nobody was told of, once', async () => {
    const told: string[] = [];
    const pixIds = [await charge(), await charge(), await charge(), await charge()];
    const [paid = '', back = '', refunded = '', cancelled = ''] = pixIds;
    for (const pixId of [paid, back, refunded]) await pay(pixId);
    await bank().refund(refunded, 'key');
    await cancel(cancelled);
    // The bank decided, and its report was lost.
    const lost = (pixId: string, reported: 'open' | 'paid', status: 'paid' | 'refunded') =>
      world.parts.db
        .update(pixCharges)
        .set({ reported, status })
        .where(eq(pixCharges.pixId, pixId));
    await lost(paid, 'open', 'paid');
    await lost(back, 'paid', 'refunded');
    bank().onSettled((_tx, _emit, { pixId, status }) => {
      told.push(`${pixId} ${status}`);
      return Promise.resolve();
    });
    await bank().resume();
    await bank().resume();
    expect(told.sort()).toEqual([`${paid} paid`, `${back} refunded`].sort());
  });
});
