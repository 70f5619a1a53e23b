import { readRetryAfter } from './retryAfter';

const NOW = Date.UTC(2026, 10, 23, 12, 0, 0);

describe('how long an answer asks to stay away', () => {
  it.each([
    ['whole seconds', { 'Retry-After': '30' }, 30_000],
    ['none', { 'Retry-After': '0' }, 0],
    ['a date, by our clock', { 'Retry-After': 'Mon, 23 Nov 2026 12:00:45 GMT' }, 45_000],
    ['a date that has passed', { 'Retry-After': 'Mon, 23 Nov 2026 11:00:00 GMT' }, 0],
    [
      "a date, by the answer's own",
      { 'Retry-After': 'Mon, 23 Nov 2026 12:00:45 GMT', Date: 'Mon, 23 Nov 2026 12:00:40 GMT' },
      5_000,
    ],
    ['nothing', {}, undefined],
    ['fractions', { 'Retry-After': '1.5' }, undefined],
    ['a negative number', { 'Retry-After': '-3' }, undefined],
    ['a day that does not exist', { 'Retry-After': 'Mon, 99 Nov 2026 12:00:45 GMT' }, undefined],
    ['a date in another form', { 'Retry-After': '2026-11-23T12:00:45Z' }, undefined],
  ])('is read from %s', (_what, headers, ms) => {
    expect(readRetryAfter(new Headers(headers as Record<string, string>), NOW)).toBe(ms);
  });
});
