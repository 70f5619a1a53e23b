import fc from 'fast-check';
import type { ApiError } from '@/console/api/apiError';
import { draws } from '@/testing/runs';
import { isTriedAgain, pauseLeftMs, retryPauseMs } from './retryPause';

const http = (status: number, retryAfterMs?: number): ApiError => ({
  kind: 'http',
  status,
  ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
});
const MINUTE = 60_000;

describe('whether a message is tried again', () => {
  it.each([
    ['nobody answered', { kind: 'network' }, false, true],
    ['the answer could not be read', { kind: 'schema', path: 'id' }, false, true],
    ['the host asks to come back later', http(429), true, true],
    ['the host cannot work now', http(503), true, true],
    ['something before the host got a bad answer', http(502), false, true],
    ['something before the host got no answer', http(504), false, true],
    ['the host refused it', http(400), false, false],
    ['the state forbids it', http(409), false, false],
    ['the host has a fault', http(500), false, false],
  ] as const)('when %s', (_when, fault, onAnyHost, whereKeysAreKept) => {
    expect(isTriedAgain(fault, false)).toBe(onAnyHost);
    expect(isTriedAgain(fault, true)).toBe(whereKeysAreKept);
  });
});

describe('the pause before it', () => {
  it('is what the host asked for, and up to a quarter more', () => {
    expect(retryPauseMs(http(503, 8_000), 1, 0)).toBe(8_000);
    expect(retryPauseMs(http(503, 8_000), 7, 1)).toBe(10_000);
  });

  it('is no shorter than a second and asks for no more than five minutes', () => {
    expect(retryPauseMs(http(503, 0), 1, 0)).toBe(1_000);
    expect(retryPauseMs(http(429, 60 * MINUTE), 1, 0)).toBe(5 * MINUTE);
  });

  it('grows with the attempts when the host asked for nothing', () => {
    const pauses = [1, 2, 3, 9].map((attempts) => retryPauseMs(http(503), attempts, 0.5));
    expect(pauses).toEqual([1_000, 2_000, 4_000, 30_000]);
  });

  it('is over when its time has come, and never longer than one that the console makes', () => {
    const anyTime = fc.integer({ min: 0, max: 4_000_000_000_000 });
    const anyWait = fc.option(fc.integer({ min: 0, max: 1_000_000_000 }), { nil: undefined });
    fc.assert(
      fc.property(
        anyTime,
        anyWait,
        fc.nat(50),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (now, asked, n, random) => {
          const pause = retryPauseMs(http(503, asked), n + 1, random);
          const entry = { ...ENTRY, retryAt: now + pause };
          expect(pauseLeftMs(entry, now)).toBe(pause);
          expect(pauseLeftMs(entry, now + pause)).toBe(0);
        },
      ),
      draws({ test: 100, soak: 10_000 }),
    );
  });

  it('does not last for hours because a clock was set back', () => {
    expect(pauseLeftMs({ ...ENTRY, retryAt: 90 * MINUTE }, 0)).toBe(0);
  });
});

const ENTRY = {
  key: 'k',
  chatId: 'c',
  text: 'oi',
  createdAt: 0,
  status: 'queued',
  attempts: 1,
  retryAt: null,
  error: null,
} as const;
