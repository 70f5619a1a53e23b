import fc from 'fast-check';
import { draws } from '@/testing/runs';
import { relativeTime } from './relativeTime';

const NOW = 1_750_000_000_000;
const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000];

it.each([
  [0, 'moment', 0],
  [59 * SECOND, 'moment', 0],
  [-5 * MINUTE, 'moment', 0],
  [MINUTE, 'minute', 1],
  [5 * MINUTE, 'minute', 5],
  [HOUR - 1, 'minute', 59],
  [HOUR, 'hour', 1],
  [DAY - 1, 'hour', 23],
  [DAY, 'day', 1],
  [30 * DAY - 1, 'day', 29],
  [30 * DAY, 'month', 1],
  [365 * DAY - 1, 'month', 12],
  [365 * DAY, 'year', 1],
  [800 * DAY, 'year', 2],
])('%i ms ago is %s, %i', (passed, unit, count) => {
  expect(relativeTime(NOW - passed, NOW)).toEqual({ unit, count });
});

it('counts whole units: at least one, unless it is a moment', () => {
  fc.assert(
    fc.property(fc.integer({ min: -DAY, max: 4000 * DAY }), (passed) => {
      const { unit, count } = relativeTime(NOW - passed, NOW);
      expect(Number.isInteger(count)).toBe(true);
      expect(count >= 1).toBe(unit !== 'moment');
    }),
    draws({ test: 100, soak: 2_000 }),
  );
});
