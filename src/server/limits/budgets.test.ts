import { manualClock } from '@/testing/manualClock';
import { createPace } from './pace';
import { createBudgets, type Budget, type Place, type WorkFaults } from './budgets';

function newBudgets(budget: Partial<Budget> = {}, faults?: Partial<WorkFaults>) {
  const clock = manualClock();
  const read = { atOnce: 2, waiting: 3, burst: 100, perMinute: 60, isPaced: true, ...budget };
  const pace = createPace(clock, { freeMs: 1_000, share: 0.5 });
  const budgets = createBudgets(clock, { read }, pace, {
    counts: () => true,
    isStuck: () => false,
    ...faults,
  });
  const enter = (key: string): Place => {
    const place = budgets.enter('read', key);
    if ('retryAfterMs' in place) throw new Error(`refused for ${place.retryAfterMs} ms`);
    return place;
  };
  return { clock, budgets, enter };
}

/** Whether it is this place's turn now. */
const isReady = (place: Place) =>
  Promise.race([place.ready, new Promise((resolve) => setImmediate(() => resolve('waits')))]);

describe('a budget', () => {
  it('lets so many of one key run at once, the others wait in order, and another key does not', async () => {
    const { enter } = newBudgets();
    const places = Array.from({ length: 4 }, () => enter('ana'));
    expect(await Promise.all(places.map(isReady))).toEqual([true, true, 'waits', 'waits']);
    expect(await isReady(enter('bruno'))).toBe(true);
    places[1]?.leave();
    places[1]?.leave();
    expect(await Promise.all(places.map(isReady))).toEqual([true, true, true, 'waits']);
  });

  it('refuses more than may wait, and nobody else', async () => {
    const { budgets, enter } = newBudgets();
    const places = Array.from({ length: 5 }, () => enter('ana'));
    expect(budgets.enter('read', 'ana')).toEqual({ retryAfterMs: 1_000 });
    expect(await isReady(enter('bruno'))).toBe(true);
    places[0]?.leave();
    expect(await isReady(enter('ana'))).toBe('waits');
  });

  it('refuses more than the rate allows, for as long as it says', () => {
    const { budgets, clock, enter } = newBudgets({ burst: 3 });
    for (let n = 0; n < 3; n += 1) enter('ana').leave();
    expect(budgets.enter('read', 'ana')).toEqual({ retryAfterMs: 1_000 });
    clock.advance(1_000);
    enter('ana').leave();
  });

  it('gives a place on only when the work in it has ended, though its caller left', async () => {
    const { enter } = newBudgets({ atOnce: 1 });
    let end: () => void = () => undefined;
    const first = enter('ana');
    const work = first.during(() => new Promise<void>((resolve) => (end = resolve)));
    const second = enter('ana');
    first.leave();
    expect(await isReady(second)).toBe('waits');
    end();
    await work;
    expect(await isReady(second)).toBe(true);
  });

  it('makes a key pause that took more than its share of the time, and no other', async () => {
    const { clock, enter } = newBudgets({ atOnce: 1 });
    const first = enter('ana');
    const second = enter('ana');
    enter('carla').leave();
    await first.during(() => {
      clock.advance(1_500);
      return Promise.resolve();
    });
    first.leave();
    expect(await isReady(second)).toBe('waits');
    expect(await isReady(enter('bruno'))).toBe(true);
    clock.advance(999);
    expect(await isReady(second)).toBe('waits');
    clock.advance(1);
    expect(await isReady(second)).toBe(true);
    // Who leaves during the pause keeps nobody waiting.
    const [third, fourth] = [enter('ana'), enter('ana')];
    await second.during(() => {
      clock.advance(1_500);
      return Promise.resolve();
    });
    enter('carla').leave();
    second.leave();
    third.leave();
    expect(await third.ready).toBe(false);
    clock.advance(10_000);
    expect(await isReady(fourth)).toBe(true);
  });

  it('does not count the time of work that failed by a fault that is not the key’s', async () => {
    const [away, refused] = [new Error('away'), new Error('refused')];
    const { clock, enter } = newBudgets({ atOnce: 1 }, { counts: (error) => error !== away });
    enter('carla').leave();
    for (const [error, isPaused] of [
      [away, false],
      [refused, true],
    ] as const) {
      const place = enter('ana');
      const work = () => {
        clock.advance(1_500);
        return Promise.reject(error);
      };
      await expect(place.during(work)).rejects.toBe(error);
      place.leave();
      enter('carla').leave();
      const next = enter('ana');
      expect(await isReady(next)).toBe(isPaused ? 'waits' : true);
      next.leave();
    }
  });

  it('lets work that gave up its place come back for it, though the rate is used up', async () => {
    const { budgets, enter } = newBudgets({ atOnce: 1, burst: 1 });
    enter('ana').leave();
    expect(budgets.enter('read', 'ana')).toEqual({ retryAfterMs: 1_000 });
    const [back, other] = [0, 1].map(() => budgets.enter('read', 'ana', { isBack: true }) as Place);
    expect(await Promise.all([back!, other!].map(isReady))).toEqual([true, 'waits']);
  });

  it('counts the time of work that says so, though that of its kind does not count', async () => {
    const { budgets, clock } = newBudgets({ atOnce: 1, isPaced: false });
    const paced = (key: string) => budgets.enter('read', key, { isPaced: true }) as Place;
    // Somebody else is there.
    paced('carla').leave();
    for (const entry of [{}, { isPaced: true }]) {
      const place = budgets.enter('read', 'ana', entry) as Place;
      await place.during(() => {
        clock.advance(1_500);
        return Promise.resolve();
      });
      place.leave();
      const next = paced('ana');
      expect(await isReady(next)).toBe(entry.isPaced ? 'waits' : true);
      next.leave();
    }
  });

  it('fails what waits behind work that is stuck, and nothing that comes afterwards', async () => {
    const [stuck, refused] = [new Error('stuck'), new Error('refused')];
    const { enter } = newBudgets({ waiting: 9 }, { isStuck: (error) => error === stuck });
    const [first, second, third, fourth] = [0, 1, 2, 3].map(() => enter('ana'));
    const others = [0, 1, 2].map(() => enter('bruno'));
    await expect(first!.during(() => Promise.reject(refused))).rejects.toBe(refused);
    first!.leave();
    expect(await Promise.all([second, third, fourth].map((one) => isReady(one!)))).toEqual([
      ...[true, true, 'waits'],
    ]);
    const failed = expect(fourth!.ready).rejects.toBe(stuck);
    await expect(second!.during(() => Promise.reject(stuck))).rejects.toBe(stuck);
    await failed;
    fourth!.leave();
    second!.leave();
    expect(await isReady(enter('ana'))).toBe(true);
    expect(await isReady(enter('ana'))).toBe('waits');
    expect(await Promise.all(others.map(isReady))).toEqual([true, true, 'waits']);
  });

  it('forgets who left while they waited', async () => {
    const { enter } = newBudgets({ atOnce: 1 });
    const [first, second, third] = [enter('ana'), enter('ana'), enter('ana')];
    second.leave();
    expect(await second.ready).toBe(false);
    first.leave();
    expect(await isReady(third)).toBe(true);
  });
});
