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
