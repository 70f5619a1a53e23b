import fc from 'fast-check';
import { draws } from '@/testing/runs';
import { reais } from './money';
import { customerPrice, hasFreeCoupon, hasPrice, PRICED, priceToPay, realSaving } from './pricing';

/** The listed values, and from 19 on 0.20 for each further real, up to 40 (behaviour: price-table, price-above-19). */
const TABLE: [value: number, price: number][] = [
  [10, 2.0],
  [11, 2.2],
  [12, 2.4],
  [13, 2.6],
  [14, 2.8],
  [15, 3.0],
  [16, 3.8],
  [17, 4.1],
  [18, 4.3],
  [19, 4.5],
  [20, 4.7],
  [21, 4.9],
  [22, 5.1],
  [23, 5.3],
  [24, 5.5],
  [25, 5.7],
  [26, 5.9],
  [27, 6.1],
  [28, 6.3],
  [29, 6.5],
  [30, 6.7],
  [31, 6.9],
  [32, 7.1],
  [33, 7.3],
  [34, 7.5],
  [35, 7.7],
  [36, 7.9],
  [37, 8.1],
  [38, 8.3],
  [39, 8.5],
  [40, 8.7],
];

describe.each(TABLE)('a coupon of R$ %d', (value, price) => {
  it(`costs the customer R$ ${price.toFixed(2)}`, () => {
    expect(hasPrice(reais(value))).toBe(true);
    expect(customerPrice(reais(value))).toBe(reais(price));
  });

  it('costs the same from one cent above the value before', () => {
    expect(customerPrice(reais(value - 1) + 1)).toBe(reais(price));
  });
});

it.each([0, 1, 900, 4001, 4100, 100_000, -1500, Number.NaN, Number.POSITIVE_INFINITY])(
  'a value of %d cents has no price',
  (cents) => {
    expect(hasPrice(cents)).toBe(false);
    expect(customerPrice(cents)).toBe(0);
  },
);

it('PRICED spans the table from its first value to its last', () => {
  expect(PRICED).toEqual({ lowest: 1000, highest: 4000 });
});

it('a higher value never costs less, and the price is always below the value', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 901, max: 4000 }),
      fc.integer({ min: 901, max: 4000 }),
      (a, b) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        expect(customerPrice(low)).toBeLessThanOrEqual(customerPrice(high));
        expect(customerPrice(low)).toBeGreaterThan(0);
        expect(realSaving(low, customerPrice(low))).toBeGreaterThan(0);
      },
    ),
    draws({ test: 100, soak: 2_000 }),
  );
});

it.each([
  [2000, 470, 1530],
  [470, 470, 0],
  [300, 470, 0],
])('a discount of %i at a price of %i saves %i', (discount, price, saving) => {
  expect(realSaving(discount, price)).toBe(saving);
});

it('a free coupon costs nothing', () => {
  expect([hasFreeCoupon(1), hasFreeCoupon(0)]).toEqual([true, false]);
  expect([priceToPay(2000, 1), priceToPay(2000, 0)]).toEqual([0, 470]);
});
