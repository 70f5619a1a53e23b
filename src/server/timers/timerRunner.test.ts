import { createLogger } from '@/server/base/logger';
import { settings, timers as timersTable } from '@/server/db/schema';
import { createUnitOfWork, type UnitOfWork } from '@/server/realtime/unitOfWork';
import type { OutgoingEvent } from '@/server/realtime/emit';
import { storedValue } from '@/server/db/rows/storedValues';
import { manualClock } from '@/testing/manualClock';
import { openTestDatabase, type TestDatabase } from '@/testing/testDatabase';
import * as v from 'valibot';
import { createTimerRunner, type TimerHandler, type TimerRunner } from './timerRunner';
import { createTimers, type Timers } from './timers';

const payloadSchema = v.object({ name: v.string() });
const ranStore = storedValue<string[]>('test.ran', v.array(v.string()), []);

describe('timers', () => {
  let database: TestDatabase;
  let uow: UnitOfWork;
  let published: OutgoingEvent[];
  const clock = manualClock();
  let timers: Timers;
  let runner: TimerRunner | undefined;
  /** What the log has been told, by level. */
  let logged: { error: string[]; warn: string[] };
  const logger = createLogger({
    destination: {
      write: (line) => {
        const { level, msg } = JSON.parse(line) as { level: number; msg: string };
        logged[level >= 50 ? 'error' : 'warn'].push(msg);
      },
    },
  });

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  beforeEach(async () => {
    await database.db.delete(timersTable);
    await database.db.delete(settings);
    published = [];
    logged = { error: [], warn: [] };
    const hub = { publish: (events: readonly OutgoingEvent[]) => void published.push(...events) };
    uow = createUnitOfWork(database.db, hub, { tell: () => undefined });
    timers = createTimers();
  });
  afterEach(() => runner?.stop());

  /** Stores its name in the database and emits an event: both, or neither. */
  const record: TimerHandler = async (tx, emit, payload) => {
    const { name } = v.parse(payloadSchema, payload);
    await ranStore.write(tx, [...(await ranStore.read(tx)), name]);
    emit.toEveryone('ready', {});
  };

  function start(handlers: Readonly<Record<string, TimerHandler>> = { record }): void {
    runner = createTimerRunner({ clock, uow, logger }, timers, handlers);
    runner.start();
  }

  const set = (name: string, afterMs: number, kind = 'record') =>
    uow.write((tx) =>
      timers.schedule(tx, { key: name, kind, dueAt: clock.now() + afterMs, payload: { name } }),
    );

  async function passes(ms: number): Promise<void> {
    clock.advance(ms);
    await runner?.idle();
  }

  const ran = () => ranStore.read(database.db);
  const left = async () => (await database.db.select().from(timersTable)).map(({ key }) => key);

  it('run when they are due, not before, and once', async () => {
    start();
    await set('a', 1_000);
    await passes(999);
    expect(await ran()).toEqual([]);
    await passes(1);
    await passes(60_000);
    expect(await ran()).toEqual(['a']);
    expect(await left()).toEqual([]);
  });

  it('run in the order they are due, in whatever order they were set', async () => {
    await set('late', 3_000);
    await set('early', 1_000);
    await set('middle', 2_000);
    start();
    await passes(5_000);
    expect(await ran()).toEqual(['early', 'middle', 'late']);
  });

  it('move when they are set again, and do not run when cancelled', async () => {
    start();
    await set('moved', 1_000);
    await set('moved', 5_000);
    await set('cancelled', 1_000);
    await uow.write((tx) => timers.cancel(tx, 'cancelled'));
    await passes(4_999);
    expect(await ran()).toEqual([]);
    await passes(1);
    expect(await ran()).toEqual(['moved']);
  });

  it('keep the earlier time when they are set no later', async () => {
    start();
    const setNoLater = (afterMs: number) =>
      uow.write((tx) =>
        timers.scheduleNoLater(tx, {
          key: 'a',
          kind: 'record',
          dueAt: clock.now() + afterMs,
          payload: { name: `after ${afterMs}` },
        }),
      );
    await setNoLater(2_000);
    await setNoLater(9_000);
    await passes(2_000);
    expect(await ran()).toEqual(['after 9000']);
  });

  it('that were set in a transaction which failed never run', async () => {
    start();
    const failed = uow.write(async (tx) => {
      await timers.schedule(tx, {
        key: 'a',
        kind: 'record',
        dueAt: clock.now(),
        payload: { name: 'a' },
      });
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await passes(60_000);
    expect(await ran()).toEqual([]);
  });

  it('that came due while the process was down run at the next start', async () => {
    start();
    await set('a', 1_000);
    await runner?.stop();
    clock.advance(3_600_000);
    start();
    await runner?.idle();
    expect(await ran()).toEqual(['a']);
  });

  it('can set further timers that are due at once', async () => {
    let hops = 0;
    const hop: TimerHandler = async (tx) => {
      hops += 1;
      if (hops < 5) {
        await timers.schedule(tx, { key: 'hop', kind: 'hop', dueAt: clock.now(), payload: {} });
      }
    };
    start({ hop });
    await set('hop', 0, 'hop');
    await passes(0);
    expect(hops).toBe(5);
  });

  it('change and emit nothing when their handler throws half-way, and run once more', async () => {
    let breaks = true;
    const breakOff: TimerHandler = async (tx, emit, payload, now) => {
      await record(tx, emit, payload, now);
      if (breaks) throw new Error('the process was killed here');
    };
    start({ record: breakOff });
    await set('a', 1_000);
    await passes(1_000);
    expect([await ran(), published, await left()]).toEqual([[], [], ['a']]);
    breaks = false;
    await passes(10_000);
    expect([await ran(), published.length, await left()]).toEqual([['a'], 1, []]);
  });

  it('are retried later and later when they fail, and delay no other', async () => {
    let tries = 0;
    const fail: TimerHandler = async (): Promise<void> => {
      tries += 1;
      await Promise.reject(new Error('no'));
    };
    start({ fail, record });
    await set('a failing one', 0, 'fail');
    await set('b', 1);
    await passes(1);
    expect([tries, await ran()]).toEqual([1, ['b']]);
    for (let second = 0; second < 60; second += 1) await passes(1_000);
    expect(tries).toBe(5);
  });

  it('are put off by two seconds and no more while the database leaves them', async () => {
    let tries = 0;
    const leave: TimerHandler = async (): Promise<void> => {
      tries += 1;
      await Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNRESET' }));
    };
    start({ leave });
    await set('a', 0, 'leave');
    await passes(1);
    for (let second = 0; second < 20; second += 1) await passes(1_000);
    expect(tries).toBe(11);
    // Whoever reads the log for faults has none to look for.
    expect(logged.error).toEqual([]);
    expect(new Set(logged.warn)).toEqual(new Set(['timers: the database left a handler']));
  });

  it('tell a fault of what followed from a database that left it', async () => {
    const failsWith = (error: Error) => () => Promise.resolve(() => Promise.reject(error));
    start({
      broken: failsWith(new Error('no')),
      left: failsWith(Object.assign(new Error('gone'), { code: 'ECONNRESET' })),
    });
    await set('a', 0, 'broken');
    await set('b', 0, 'left');
    await passes(1);
    await runner?.stop();
    expect(logged).toEqual({
      error: ['timers: what followed a timer failed'],
      warn: ['timers: the database left what followed a timer'],
    });
  });

  it('of an unknown kind stay for a version that handles it', async () => {
    start({});
    await set('a', 0);
    await passes(1_000);
    expect(await left()).toEqual(['a']);
  });

  it('finish before the runner stops, and none starts after', async () => {
    start();
    await set('a', 0);
    await set('b', 1_000);
    await runner?.stop();
    clock.advance(5_000);
    await runner?.idle();
    expect(await ran()).not.toContain('b');
  });

  it('run their follow-up once their transaction has committed, and it may open a new one', async () => {
    const heard: string[] = [];
    start({
      asks: async (tx, emit, payload, now) => {
        await record(tx, emit, payload, now);
        return async () => {
          heard.push(...(await ranStore.read(database.db)));
          await uow.write((next) => ranStore.write(next, ['answered']));
        };
      },
    });
    await set('one', 1_000, 'asks');
    await passes(1_000);
    expect(heard).toEqual(['one']);
    expect(await ranStore.read(database.db)).toEqual(['answered']);
  });

  it('do not wait for another timer’s follow-up, and survive its failure', async () => {
    let fail: (error: Error) => void = () => undefined;
    start({
      record,
      asks: () =>
        Promise.resolve(
          () =>
            new Promise<void>((_resolve, reject) => {
              fail = reject;
            }),
        ),
    });
    await set('slow', 1_000, 'asks');
    await set('quick', 1_001);
    clock.advance(1_001);
    while ((await ranStore.read(database.db)).length === 0) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    fail(new Error('nobody answers'));
    await runner?.idle();
    expect(await ranStore.read(database.db)).toEqual(['quick']);
  });
});
