import fc from 'fast-check';
import { draws } from '@/testing/runs';
import * as v from 'valibot';
import { getDashboard, ORDERS_PAGE, PEDIDO_CHOICES, PEDIDO_SORTS } from '@/contract/rest/dashboard';
import {
  changeView,
  cleanSearch,
  DEFAULT_VIEW,
  filterOf,
  PERIODS,
  readView,
  writeView,
  type DashboardView,
} from './dashboardAddress';

const read = (query: string) => readView(new URLSearchParams(query));
const write = (view: Partial<DashboardView>) => writeView({ ...DEFAULT_VIEW, ...view }).toString();

const anyView: fc.Arbitrary<DashboardView> = fc.record({
  period: fc.constantFrom(...PERIODS),
  agenteId: fc.option(
    fc
      .string({ minLength: 1, maxLength: 40, unit: 'grapheme' })
      .filter((id) => !/\p{Cc}/u.test(id)),
    { nil: null },
  ),
  status: fc.option(fc.constantFrom(...PEDIDO_CHOICES), { nil: null }),
  search: fc.string({ maxLength: 200, unit: 'binary' }).map(cleanSearch),
  sort: fc.constantFrom(...PEDIDO_SORTS),
  page: fc.integer({ min: 1, max: 999_999_999 }),
});

describe('the address of the dashboard', () => {
  test.each<[string, Partial<DashboardView>]>([
    ['', {}],
    ['periodo=7d', { period: '7d' }],
    ['agente=ana', { agenteId: 'ana' }],
    ['status=em_preparo', { status: 'em_preparo' }],
    ['status=a_devolver', { status: 'a_devolver' }],
    ['busca=maria+silva', { search: 'maria silva' }],
    ['ordem=maior-valor', { sort: 'maior-valor' }],
    ['pagina=3', { page: 3 }],
    [
      'periodo=30d&agente=a%2Fb&status=feito&busca=%C3%A1&ordem=antigos&pagina=2',
      {
        period: '30d',
        agenteId: 'a/b',
        status: 'feito',
        search: 'á',
        sort: 'antigos',
        page: 2,
      },
    ],
  ])('%j describes the view, and leaves out default values', (query, view) => {
    expect(read(query)).toEqual({ ...DEFAULT_VIEW, ...view });
    expect(write(view)).toBe(query);
  });

  test('reads any view back as it was written', () => {
    fc.assert(
      fc.property(anyView, (view) => {
        expect(read(writeView(view).toString())).toEqual(view);
      }),
      draws({ test: 100, soak: 2_000 }),
    );
  });

  test.each([
    'periodo=1ano',
    'periodo=24h',
    'agente=',
    `agente=${'a'.repeat(201)}`,
    'agente=a%00b',
    'status=pago',
    'status=__proto__',
    'busca=+++',
    'busca=%00%1f',
    'ordem=nome',
    'ordem=recentes',
    'pagina=0',
    'pagina=-1',
    'pagina=1.5',
    'pagina=1e3',
    'pagina=9999999999',
    'pagina=NaN',
    'outra=coisa',
    'pagina=1&pagina=2',
  ])('falls back to defaults for values it does not know: %s', (query) => {
    expect(read(query)).toEqual(DEFAULT_VIEW);
  });

  test('always leads to a request that the host accepts', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.webQueryParameters(),
        (a, b) => {
          for (const query of [a, b, `busca=${a}&agente=${a}&pagina=${a}`]) {
            const view = read(query);
            const { page, ...rest } = {
              page: String(view.page),
              limit: String(ORDERS_PAGE),
              ...filterOf(view),
            };
            expect(v.safeParse(getDashboard.query, { page, ...rest }).issues).toBeUndefined();
            expect(read(writeView(view).toString())).toEqual(view);
          }
        },
      ),
      draws({ test: 100, soak: 2_000 }),
    );
  });
});

describe('a change of the view', () => {
  const third = { ...DEFAULT_VIEW, page: 3 };

  test.each<Partial<DashboardView>>([
    { agenteId: 'ana' },
    { status: 'feito' },
    { search: 'maria' },
    { sort: 'menor-valor' },
  ])('to other orders starts at the first page: %j', (change) => {
    expect(changeView(third, change)).toEqual({ ...third, ...change, page: 1 });
  });

  test.each<Partial<DashboardView>>([{ period: '7d' }, { search: '' }, { page: 4 }])(
    'that keeps the orders keeps the page, except a change of the page itself: %j',
    (change) => {
      expect(changeView(third, change)).toEqual({ ...third, ...change });
    },
  );
});

test('a search is cleaned before it is sent: trimmed, without control characters, at most 100 characters', () => {
  expect(cleanSearch('  maria\tsilva\u0000 ')).toBe('maria silva');
  expect(cleanSearch('\ud83d')).toBe('');
  expect(cleanSearch(`${'a'.repeat(99)}😋`)).toBe('a'.repeat(99));
  expect(cleanSearch('x'.repeat(300))).toHaveLength(100);
});
