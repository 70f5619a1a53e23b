import fc from 'fast-check';
import { draws } from '@/testing/runs';
import { barOf, dayAfterKey, dayAt, daysOf, scaleOf, type DaySum } from './chartDays';

const days = Array.from({ length: 30 }, (_unused, index): DaySum => ({
  dia: `2026-11-${String(index + 1).padStart(2, '0')}`,
  pedidos: index,
  receita: index * 100,
  lucro: index * 50,
}));

test.each([
  ['24h', ['2026-11-29', '2026-11-30']],
  ['7d', days.slice(23).map(({ dia }) => dia)],
  ['30d', days.map(({ dia }) => dia)],
] as const)('of the last %s the chart shows the days they touch', (period, shown) => {
  expect(daysOf(days, period).map(({ dia }) => dia)).toEqual(shown);
});

test.each([
  [[], 5, { top: 5, bottom: 0 }],
  [[3, 4], 5, { top: 5, bottom: 0 }],
  [[11], 5, { top: 20, bottom: 0 }],
  [[20], 5, { top: 20, bottom: 0 }],
  [[21], 5, { top: 50, bottom: 0 }],
  [[999, -3], 5, { top: 1000, bottom: -5 }],
])('the axis for %j ends at a round figure', (values, least, scale) => {
  expect(scaleOf(values, least)).toEqual(scale);
});

test('an axis holds zero and every value, and a bar is as long as its value is large', () => {
  const anyValues = fc.array(fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), {
    minLength: 1,
    maxLength: 30,
  });
  fc.assert(
    fc.property(anyValues, (values) => {
      const scale = scaleOf(values, 5);
      for (const value of values) {
        const { y, height } = barOf(value, scale);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y + height).toBeLessThanOrEqual(1 + 1e-9);
        expect(height).toBeCloseTo(Math.abs(value) / (scale.top - scale.bottom), 9);
      }
    }),
    draws({ test: 100, soak: 2_000 }),
  );
});

test('a pointer selects the day it is over, and beyond the ends the first or last day', () => {
  expect([-0.1, 0, 0.49, 0.5, 0.999, 1, 3].map((along) => dayAt(along, 2))).toEqual([
    0, 0, 0, 1, 1, 1, 1,
  ]);
});

test.each([
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 0, 0],
  ['ArrowRight', 3, 4],
  ['ArrowRight', 6, 6],
  ['Home', 3, 0],
  ['End', 3, 6],
  ['a', 3, null],
])('%s leads from day %d to %j', (key, from, to) => {
  expect(dayAfterKey(key, from, 7)).toBe(to);
});
