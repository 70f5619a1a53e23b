import fc from 'fast-check';
import { draws } from '@/testing/runs';
import { formatMoney, parseMoney, reais, roundUpToReais } from './money';

describe('what a person types', () => {
  it.each([
    ['12,50', 1250],
    ['12.5', 1250],
    ['12.50', 1250],
    ['12,5', 1250],
    ['12', 1200],
    ['R$ 12,50', 1250],
    ['r$12,50', 1250],
    ['R$\u00a012,50', 1250],
    ['  7  ', 700],
    ['0', 0],
    ['0,01', 1],
    ['1.234', 123_400],
    ['1.234,56', 123_456],
    ['1.234.567,89', 123_456_789],
    ['1234,56', 123_456],
  ])('%j is %i cents', (text, cents) => {
    expect(parseMoney(text)).toBe(cents);
  });

  it.each([
    '',
    ' ',
    'R$',
    'doze',
    '-5',
    '+5',
    '12,505',
    '12.3456',
    '1,234.56',
    '1e3',
    ',50',
    '12,',
    '9'.repeat(20),
  ])('%j is no amount', (text) => {
    expect(parseMoney(text)).toBeNull();
  });

  it('any text is whole cents of 0 or more, or nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^R?\$? ?[\d.,]{1,12}$/)), (text) => {
        const cents = parseMoney(text);
        expect(cents === null || (Number.isSafeInteger(cents) && cents >= 0)).toBe(true);
      }),
      draws({ test: 100, soak: 2_000 }),
    );
  });

  it('every formatted amount can be parsed', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000_000_000 }), (cents) => {
        expect(parseMoney(formatMoney(cents))).toBe(cents);
      }),
      draws({ test: 100, soak: 2_000 }),
    );
  });
});

it.each([
  ['pt-BR', 123_456, 'R$\u00a01.234,56'],
  ['pt-BR', 470, 'R$\u00a04,70'],
  ['pt-BR', 0, 'R$\u00a00,00'],
  ['pt-BR', -0, 'R$\u00a00,00'],
  ['pt-BR', -470, '-R$\u00a04,70'],
  ['en', 123_456, 'R$1,234.56'],
] as const)('in %s, %i cents read %s', (locale, cents, text) => {
  expect(formatMoney(cents, locale)).toBe(text);
});

it.each([
  [1000, 10],
  [1001, 11],
  [1099, 11],
  [1, 1],
  [0, 0],
])('%i cents are rounded up to %i reais', (cents, whole) => {
  expect(roundUpToReais(cents)).toBe(whole);
});

it('reais become whole cents', () => {
  expect([reais(19), reais(4.35), reais(0.29)]).toEqual([1900, 435, 29]);
});
