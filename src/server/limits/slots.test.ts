import { BusyError, createSlots } from './slots';

/** Work that lasts until the test ends it. */
function work() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { ended, end };
}

describe('slots', () => {
  it('run a limited number at once, and the rest in order', async () => {
    const slots = createSlots({ atOnce: 2, waiting: 10 });
    const works = [work(), work(), work(), work()];
    const started: number[] = [];
    const all = works.map((each, index) =>
      slots.run(() => {
        started.push(index);
        return each.ended;
      }),
    );
    expect(started).toEqual([0, 1]);
    works[1]?.end();
    await all[1];
    expect(started).toEqual([0, 1, 2]);
    for (const each of works) each.end();
    await Promise.all(all);
    expect(started).toEqual([0, 1, 2, 3]);
  });

  it('refuse work when too much waits already, and accept it once there is room', async () => {
    const slots = createSlots({ atOnce: 1, waiting: 1 });
    const first = work();
    const running = slots.run(() => first.ended);
    const second = slots.run(() => Promise.resolve('second'));
    await expect(slots.run(() => Promise.resolve())).rejects.toBeInstanceOf(BusyError);
    first.end();
    await running;
    expect(await second).toBe('second');
    expect(await slots.run(() => Promise.resolve('third'))).toBe('third');
  });

  it('are free again after work that fails', async () => {
    const slots = createSlots({ atOnce: 1, waiting: 0 });
    await expect(slots.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(await slots.run(() => Promise.resolve('next'))).toBe('next');
  });
});
