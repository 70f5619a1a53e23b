import { BusyError, createFairSlots } from './fairSlots';

/** Runs named work that ends when the test says so, and records the order in which it starts. */
function watched(limits: Parameters<typeof createFairSlots>[0]) {
  const slots = createFairSlots(limits);
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const run = (kind: string, key: string) =>
    slots.run({ kind, key }, () => {
      started.push(`${kind}/${key}`);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  const endOne = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { slots, started, run, endOne };
}

describe('fair slots', () => {
  it('go round the kinds, and within a kind round its keys', async () => {
    const { endOne, run, started } = watched({ atOnce: 1, waiting: 100 });
    const all = [
      ...Array.from({ length: 3 }, () => run('stranger', 'crowd')),
      run('stranger', 'other'),
      run('signedIn', 'ana'),
    ];
    for (let n = 0; n < all.length; n += 1) await endOne();
    await Promise.all(all);
    expect(started).toEqual([
      'stranger/crowd',
      'stranger/crowd',
      'signedIn/ana',
      'stranger/other',
      'stranger/crowd',
    ]);
  });

  it('run as many at once as they may, whoever they are for', () => {
    const { run, started } = watched({ atOnce: 2, waiting: 100 });
    for (let n = 0; n < 5; n += 1) void run('stranger', 'crowd');
    expect(started).toHaveLength(2);
  });

  it('run no more of one key at once than they may, and others meanwhile', async () => {
    const { endOne, run, started } = watched({ atOnce: 2, ofOneKey: 1, waiting: 100 });
    const all = [run('signedIn', 'ana'), run('signedIn', 'ana'), run('signedIn', 'ana')];
    expect(started).toEqual(['signedIn/ana']);
    all.push(run('signedIn', 'bruno'), run('stranger', 'ana'));
    expect(started).toEqual(['signedIn/ana', 'signedIn/bruno']);
    await endOne();
    expect(started.slice(2)).toEqual(['signedIn/ana']);
    // Bruno's has ended: ana has one running, so that the slot is the stranger's, who came after her third.
    await endOne();
    expect(started.slice(3)).toEqual(['stranger/ana']);
    for (let n = 0; n < 3; n += 1) await endOne();
    await Promise.all(all);
    expect(started.slice(4)).toEqual(['signedIn/ana']);
  });

  it('refuse a kind of which too many wait, and no other', async () => {
    const { endOne, run, slots } = watched({ atOnce: 1, waiting: 2 });
    const all = [run('stranger', 'a'), run('stranger', 'b'), run('stranger', 'c')];
    await expect(run('stranger', 'd')).rejects.toBeInstanceOf(BusyError);
    const other = slots.run({ kind: 'signedIn', key: 'ana' }, () => Promise.resolve('answered'));
    await endOne();
    await endOne();
    expect(await other).toBe('answered');
    await endOne();
    await Promise.all(all);
  });

  it('are free again after work that fails', async () => {
    const { slots } = watched({ atOnce: 1, waiting: 0 });
    const turn = { kind: 'a', key: 'b' };
    await expect(slots.run(turn, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await slots.run(turn, () => Promise.resolve('next'))).toBe('next');
  });
});
