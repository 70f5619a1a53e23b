import * as fc from 'fast-check';
import { draws } from '@/testing/runs';
import { formatCount } from './digits';
import { formatMoney } from './money';

const LARGEST = 999_999_999_999_999;
const locale = fc.constantFrom('pt-BR', 'en');

it('counts are written as Intl writes them', () => {
  fc.assert(
    fc.property(fc.integer({ min: -LARGEST, max: LARGEST }), locale, (count, name) => {
      expect(formatCount(count, name)).toBe(new Intl.NumberFormat(name).format(count));
    }),
    draws({ test: 200, soak: 5_000 }),
  );
});

it('amounts are written as Intl writes them', () => {
  fc.assert(
    fc.property(fc.integer({ min: -LARGEST, max: LARGEST }), locale, (cents, name) => {
      const format = new Intl.NumberFormat(name, { style: 'currency', currency: 'BRL' });
      expect(formatMoney(cents, name)).toBe(format.format(cents / 100));
    }),
    draws({ test: 200, soak: 5_000 }),
  );
});

it.each([
  [0, '0'],
  [-0, '0'],
  [999, '999'],
  [1_000, '1.000'],
  [-1_234_567, '-1.234.567'],
])('%p is written %p', (count, text) => {
  expect(formatCount(count, 'pt-BR')).toBe(text);
});
