import { otherPrice, productLine } from './catalogList';

const product = { name: 'Pizza Calabresa', unitPrice: 3990, promotionalPrice: null };

it.each([
  [product, 'Pizza Calabresa: R$ 39,90'],
  [{ ...product, promotionalPrice: 2990 }, 'Pizza Calabresa: R$ 39,90 (promocional: R$ 29,90)'],
  [{ ...product, promotionalPrice: 3990 }, 'Pizza Calabresa: R$ 39,90'],
  [{ ...product, promotionalPrice: 0 }, 'Pizza Calabresa: R$ 39,90 (promocional: R$ 0,00)'],
  [{ ...product, name: 'Pizza\n  Calabresa' }, 'Pizza Calabresa: R$ 39,90'],
  [{ ...product, unitPrice: 123_456 }, 'Pizza Calabresa: R$ 1.234,56'],
])('a product is copied on one line, with its prices (%#)', (given, line) => {
  expect(productLine(given)).toBe(line);
});

it('a promotional price is shown only when it differs', () => {
  expect(otherPrice({ ...product, promotionalPrice: 2990 })).toBe(2990);
  expect(otherPrice({ ...product, promotionalPrice: 3990 })).toBeNull();
  expect(otherPrice(product)).toBeNull();
});
