import { setTimeout as sleep } from 'node:timers/promises';
import { manualClock } from '@/testing/manualClock';
import { openTestDatabase, type TestDatabase } from '@/testing/testDatabase';
import { until } from '@/testing/until';
import { duringCall } from './callInProgress';
import { settings } from './schema';
import {
  createSerialWrites,
  WriteRefusedError,
  type Note,
  type SerialWrites,
} from './serialWrites';

let database: TestDatabase;
let published: string[][];
let writes: SerialWrites<string>;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  await database.db.delete(settings);
  published = [];
  writes = createSerialWrites<string>(database.db, (events) => published.push([...events]));
});

const storedKeys = async () => (await database.db.select().from(settings)).map(({ key }) => key);

describe('serial writes', () => {
  it('gives back what the work returns and publishes its events in order', async () => {
    const result = await writes.write(async (tx, note) => {
      note('first');
      await tx.insert(settings).values({ key: 'a', value: 1 });
      note('second', 'third');
      return 42;
    });
    expect(result).toBe(42);
    expect(published).toEqual([['first', 'second', 'third']]);
    expect(await storedKeys()).toEqual(['a']);
  });

  it('publishes after the commit and before the next write starts', async () => {
    const log: string[] = [];
    writes = createSerialWrites<string>(database.db, (events) => log.push(...events));
    await Promise.all(
      [30, 0, 10].map((delay, n) =>
        writes.write(async (tx, note) => {
          log.push(`start ${n}, stored before: ${(await tx.select().from(settings)).length}`);
          note(`event ${n}`);
          await sleep(delay);
          await tx.insert(settings).values({ key: `row ${n}`, value: n });
        }),
      ),
    );
    expect(log).toEqual([
      'start 0, stored before: 0',
      'event 0',
      'start 1, stored before: 1',
      'event 1',
      'start 2, stored before: 2',
      'event 2',
    ]);
  });

  it('publishes nothing on a rollback, passes the error on, and the next write goes on', async () => {
    const failing = writes.write(async (tx, note) => {
      await tx.insert(settings).values({ key: 'gone', value: 1 });
      note('never');
      throw new Error('no');
    });
    const next = writes.write((_tx, note) => {
      note('next');
      return Promise.resolve();
    });
    await expect(failing).rejects.toThrow('no');
    await next;
    expect(published).toEqual([['next']]);
    expect(await storedKeys()).toEqual([]);
  });

  it('publishes nothing when the commit itself fails', async () => {
    await database.db.execute(
      'create table promised (key text references settings(key) deferrable initially deferred)',
    );
    await expect(
      writes.write(async (tx, note) => {
        await tx.execute("insert into promised values ('not there')");
        note('never');
      }),
    ).rejects.toMatchObject({ cause: { code: '23503' } });
    expect(published).toEqual([]);
  });

  it('does not call publish for a write without events', async () => {
    const publish = jest.fn();
    await createSerialWrites(database.db, publish).write(() => Promise.resolve());
    expect(publish).not.toHaveBeenCalled();
  });

  it('refuses an event that is noted after its write has ended', async () => {
    let late: Note<string> = () => undefined;
    await writes.write((_tx, note) => {
      late = note;
      return Promise.resolve();
    });
    expect(() => late('too late')).toThrow('after its transaction had ended');
  });

  it('refuses a write inside a write, which would wait for itself, but not one that follows', async () => {
    await writes.write(async () => {
      await expect(writes.write(() => Promise.resolve())).rejects.toThrow('A write inside a write');
    });
    writes = createSerialWrites<string>(database.db, () => {
      following = writes.write(() => Promise.resolve('followed'));
    });
    let following: Promise<string> | undefined;
    await writes.write((_tx, note) => {
      note('go');
      return Promise.resolve();
    });
    expect(await following).toBe('followed');
  });

  it('never begins a write whose turn did not come in time, and answers it at the limit', async () => {
    const clock = manualClock();
    const limited = createSerialWrites<string>(database.db, () => undefined, {
      clock,
      waitMs: 2_000,
    });
    let endFirst: () => void = () => undefined;
    const first = limited.write(() => new Promise<void>((resolve) => (endFirst = resolve)));
    const idle = endFirst;
    await until(() => endFirst !== idle);
    const work = jest.fn(() => Promise.resolve());
    const ofServer = limited.write(() => Promise.resolve("nobody's"));
    const second = duringCall(null, () => limited.write(work));
    second.catch(() => undefined);
    clock.advance(1_999);
    const third = duringCall(null, () => limited.write(() => Promise.resolve('in time')));
    clock.advance(1);
    await expect(second).rejects.toThrow(WriteRefusedError);
    endFirst();
    await first;
    expect(await third).toBe('in time');
    // What the server does by itself waits for as long as it takes.
    expect(await ofServer).toBe("nobody's");
    expect(work).not.toHaveBeenCalled();
  });

  it('does not end a write that has begun', async () => {
    const clock = manualClock();
    const limited = createSerialWrites<string>(database.db, () => undefined, {
      clock,
      waitMs: 2_000,
    });
    const begun = duringCall(null, () =>
      limited.write(() => {
        clock.advance(60_000);
        return Promise.resolve('done');
      }),
    );
    expect(await begun).toBe('done');
  });

  it('asks the fence first, and changes nothing where it refuses', async () => {
    const fence = jest.fn().mockRejectedValueOnce(new WriteRefusedError('lost'));
    const fenced = createSerialWrites<string>(database.db, () => undefined, {
      clock: manualClock(),
      waitMs: 2_000,
      fence,
    });
    const work = jest.fn(() => Promise.resolve('written'));
    await expect(fenced.write(work)).rejects.toThrow(WriteRefusedError);
    expect(work).not.toHaveBeenCalled();
    expect(await fenced.write(work)).toBe('written');
  });
});
