import fc from 'fast-check';
import { draws } from '@/testing/runs';
import { hostileJson } from '@/testing/arbitraries/hostileJson';
import { filterCatalog } from './catalogFilter';

const PROMOTION = { unitPromotionalPrice: 10, tags: ['CHRN_FD_50'] };
const names = (catalog: unknown) => filterCatalog(catalog).products.map(({ name }) => name);

it('finds products at any depth, in the catalog’s order', () => {
  const catalog = {
    menu: [
      { name: 'Pizzas', itens: [{ description: 'Calabresa', unitPrice: 30 }] },
      { nome: 'Suco', precoUnitario: '8,50', extra: { nome: 'Gelo', precoUnitario: 0 } },
    ],
    last: { data: { name: 'Pudim', unit_price: '12.5' } },
  };
  expect(filterCatalog(catalog)).toEqual({
    products: [
      { name: 'Calabresa', unitPrice: 3000, promotionalPrice: null },
      { name: 'Suco', unitPrice: 850, promotionalPrice: null },
      { name: 'Gelo', unitPrice: 0, promotionalPrice: null },
      { name: 'Pudim', unitPrice: 1250, promotionalPrice: null },
    ],
    leftOut: 0,
    fault: null,
  });
});

describe('an item is promotional with the tag and both prices (behaviour: promotions-promotional)', () => {
  const item = { name: 'Item', unitPrice: 20 };
  it.each([
    ['the tag and both prices', { ...item, ...PROMOTION }, true],
    ['the tag within a longer one', { ...item, ...PROMOTION, tags: ['X_CHRN_FD_9'] }, true],
    ['the tag in a second place', { ...item, ...PROMOTION, tags: ['NEW', 'CHRN_FD_1'] }, true],
    [
      'one tag exempt, another not',
      { ...item, ...PROMOTION, tags: ['CHRN_FD_FOMO', 'CHRN_FD_1'] },
      true,
    ],
    ['a tag of its own', { ...item, ...PROMOTION, tags: 'CHRN_FD_1' }, true],
    ['an exempt tag', { ...item, ...PROMOTION, tags: ['CHRN_FD_FOMO'] }, false],
    ['no such tag', { ...item, ...PROMOTION, tags: ['FOMO', 'CHRN'] }, false],
    ['no tags', { ...item, promotionalPrice: 10 }, false],
    ['no promotional price', { ...item, tags: ['CHRN_FD_1'] }, false],
    ['a null promotional price', { ...item, promotionalPrice: null, tags: ['CHRN_FD_1'] }, false],
    ['a promotional price of 0', { ...item, promotionalPrice: 0, tags: ['CHRN_FD_1'] }, true],
  ])('%s: %p', (_case, product, promotional) => {
    const { products, leftOut } = filterCatalog([product, { name: 'Outro', unitPrice: 1 }]);
    expect(leftOut).toBe(promotional ? 1 : 0);
    expect(products).toHaveLength(promotional ? 1 : 2);
  });

  it.each(['tag', 'name', 'key', 'code'])('a tag may be an object with %s', (key) => {
    expect(names([{ ...item, ...PROMOTION, tags: [{ [key]: 'CHRN_FD_1' }] }])).toEqual([]);
    expect(names([{ ...item, ...PROMOTION, tags: [{ [key]: 'CHRN_FD_FOMO' }] }])).toEqual(['Item']);
  });

  it.each(['promotionalPrice', 'unitPromotionalPrice', 'promotional_price', 'precoPromocional'])(
    'its price may be called %s',
    (key) => {
      expect(filterCatalog({ ...item, [key]: '9,90', tags: ['CHRN_FD_1'] })).toEqual({
        products: [],
        leftOut: 1,
        fault: 'catalog.allPromotional',
      });
    },
  );
});

describe.each(['description', 'name', 'nome'])('a name called %s', (nameKey) => {
  it.each(['unitPrice', 'unit_price', 'precoUnitario'])('with a price called %s', (priceKey) => {
    expect(filterCatalog({ [nameKey]: ' Item ', [priceKey]: 5 }).products).toEqual([
      { name: 'Item', unitPrice: 500, promotionalPrice: null },
    ]);
  });
});

it('shows the promotional price of the products that stay', () => {
  const [product] = filterCatalog({ name: 'Item', unitPrice: 20, promotionalPrice: 15 }).products;
  expect(product).toEqual({ name: 'Item', unitPrice: 2000, promotionalPrice: 1500 });
});

it.each([
  ['nothing', {}],
  ['a text', 'catálogo'],
  ['null', null],
  ['a name without a price', { name: 'Item' }],
  ['a price without a name', { unitPrice: 5 }],
  ['a blank name', { name: ' ', unitPrice: 5 }],
  ['a price that cannot be read', { name: 'Item', unitPrice: { value: 5 } }],
])('zero products in %s', (_what, catalog) => {
  expect(filterCatalog(catalog)).toEqual({
    products: [],
    leftOut: 0,
    fault: 'catalog.noProducts',
  });
});

it('works at any depth', () => {
  const depth = 200_000;
  const deep: unknown = JSON.parse(
    '{"a":['.repeat(depth) + '{"name":"Fundo","unitPrice":1}' + ']}'.repeat(depth),
  );
  expect(names(deep)).toEqual(['Fundo']);
});

it('reads any JSON', () => {
  fc.assert(
    fc.property(
      hostileJson(['name', 'unitPrice', 'promotionalPrice', 'tags', 'tag']),
      (catalog) => {
        const { products, leftOut, fault } = filterCatalog(catalog);
        expect(products.every(({ unitPrice }) => Number.isSafeInteger(unitPrice))).toBe(true);
        expect(fault === null).toBe(products.length > 0);
        expect(fault === 'catalog.allPromotional').toBe(products.length === 0 && leftOut > 0);
      },
    ),
    draws({ test: 100, soak: 2_000 }),
  );
});

it('reports its progress from 0 to 1', () => {
  const told: number[] = [];
  filterCatalog(
    Array.from({ length: 100_000 }, () => null),
    (done) => told.push(Math.round(done * 10) / 10),
  );
  expect(told).toEqual([0.2, 0.4, 0.6, 0.8, 1]);
});

it('never goes back nor beyond the end, whatever the catalog’s form', () => {
  const told: number[] = [];
  const item = { name: 'Item', unitPrice: 1, tags: ['A', { tag: 'B' }], extra: [] };
  const menu = Array.from({ length: 300 }, (_unused, size) => ({
    itens: Array.from({ length: size }, () => item),
  }));
  filterCatalog({ loja: { nome: 'Loja' }, menu }, (done) => told.push(done));
  expect(told.length).toBeGreaterThan(5);
  expect(told).toEqual([...told].sort((a, b) => a - b));
  expect(told.at(0)).toBeGreaterThan(0);
  expect(told.at(-1)).toBeLessThanOrEqual(1);
});
