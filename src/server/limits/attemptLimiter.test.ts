import { manualClock } from '@/testing/manualClock';
import { LOGIN_LIMIT } from '@/server/services/accounts/loginAttempts';
import { addressKey, createAttemptLimiter, type Counted } from './attemptLimiter';

const { failures: MAX_FAILURES, windowMs: WINDOW_MS } = LOGIN_LIMIT;

function newLimiter(maxKeys?: number) {
  const clock = manualClock();
  const limiter = createAttemptLimiter(clock, LOGIN_LIMIT, maxKeys);
  const attempt = (...keys: Counted[]) => limiter.begin(keys);
  const fail = (...keys: string[]) => {
    const one = attempt(...keys);
    if ('retryAfterMs' in one) throw new Error(`held up for ${one.retryAfterMs} ms`);
    one.failed();
  };
  const failTimes = (times: number, ...keys: string[]) => {
    for (let n = 0; n < times; n += 1) fail(...keys);
  };
  return { clock, limiter, attempt, fail, failTimes };
}

describe('the limiter of attempts', () => {
  it('delays the eleventh guess until the first is fifteen minutes old', () => {
    const { clock, attempt, fail, failTimes } = newLimiter();
    fail('ana');
    clock.advance(60_000);
    failTimes(MAX_FAILURES - 1, 'ana');
    expect(attempt('ana')).toEqual({ retryAfterMs: WINDOW_MS - 60_000 });
    clock.advance(WINDOW_MS - 60_000 - 1);
    expect(attempt('ana')).toEqual({ retryAfterMs: 1 });
    clock.advance(1);
    expect(attempt('ana')).toHaveProperty('failed');
  });

  it('counts each key on its own: an address that tries many e-mails, an e-mail tried from many addresses', () => {
    const { attempt, fail } = newLimiter();
    for (let n = 0; n < MAX_FAILURES; n += 1) fail(`email:${n}`, 'from:one');
    for (let n = 0; n < MAX_FAILURES; n += 1) fail('email:ana', `from:${n}`);
    expect(attempt('email:new', 'from:one')).toHaveProperty('retryAfterMs');
    expect(attempt('email:ana', 'from:new')).toHaveProperty('retryAfterMs');
    expect(attempt('email:new', 'from:new')).toHaveProperty('failed');
  });

  it('never counts a success', () => {
    const { attempt } = newLimiter();
    for (let n = 0; n < 3 * MAX_FAILURES; n += 1) {
      const one = attempt('ana');
      if ('retryAfterMs' in one) throw new Error('held up');
      one.succeeded();
    }
    expect(attempt('ana')).toHaveProperty('succeeded');
  });

  it('admits no more than ten of a hundred concurrent guesses', () => {
    const { attempt } = newLimiter();
    const all = Array.from({ length: 100 }, () => attempt('ana'));
    expect(all.filter((one) => 'failed' in one)).toHaveLength(MAX_FAILURES);
  });

  it('gives a key the ceiling that it names', () => {
    const { attempt } = newLimiter();
    const fail = (...keys: Counted[]) => {
      const one = attempt(...keys);
      if ('retryAfterMs' in one) throw new Error('held up');
      one.failed();
    };
    const address = { key: 'from:one', failures: 2 * MAX_FAILURES };
    for (let n = 0; n < 2 * MAX_FAILURES; n += 1) fail(`both:${n}`, address);
    expect(attempt('both:new', address)).toHaveProperty('retryAfterMs');
    expect(attempt('both:new')).toHaveProperty('failed');
  });

  it('lets those wait whom running attempts alone keep out: right ones are never refused', async () => {
    const { limiter } = newLimiter();
    const statuses = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const one = await limiter.beginInTurn(['ana']);
        if ('retryAfterMs' in one) return 'refused';
        await Promise.resolve();
        one.succeeded();
        return 'right';
      }),
    );
    expect(statuses).toEqual(Array<string>(100).fill('right'));
  });

  it('gives a hundred that wait ten guesses all the same', async () => {
    const { limiter } = newLimiter();
    const guesses = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const one = await limiter.beginInTurn(['ana']);
        if ('retryAfterMs' in one) return one.retryAfterMs;
        await Promise.resolve();
        one.failed();
        return 'wrong';
      }),
    );
    expect(guesses.filter((guess) => guess === 'wrong')).toHaveLength(MAX_FAILURES);
    expect(new Set(guesses)).toEqual(new Set(['wrong', WINDOW_MS]));
  });

  it('lets no more wait than it can hold', async () => {
    const { limiter, attempt } = newLimiter();
    const running = Array.from({ length: MAX_FAILURES }, () => attempt('ana'));
    const all = Array.from({ length: 301 }, () => limiter.beginInTurn(['ana']));
    expect(await all.at(-1)).toEqual({ retryAfterMs: 1_000 });
    for (const one of running) if ('failed' in one) one.failed();
    expect(await all[0]).toEqual({ retryAfterMs: WINDOW_MS });
  });

  it('holds a bounded number of keys, and forgets the one that failed longest ago', () => {
    const { attempt, failTimes } = newLimiter(3);
    failTimes(MAX_FAILURES, 'a');
    failTimes(MAX_FAILURES, 'b');
    failTimes(1, 'c');
    failTimes(1, 'd');
    expect(attempt('b')).toHaveProperty('retryAfterMs');
    expect(attempt('a')).toHaveProperty('failed');
  });
});

describe('what an address is counted as', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:1:2::6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('%s is %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});
