import type { FilterOutcome, HeldCatalog } from '@/console/ports/catalogs';
import { startInlineCatalogWorker } from '@/testing/inlineCatalogWorker';
import { filterInWorker } from './filterInWorker';
import type { CatalogWorker } from './protocol';

const PROMOTION = { unitPromotionalPrice: 10, tags: ['CHRN_FD_50'] };
const menu = [
  { name: 'Açaí', unitPrice: 15 },
  { name: 'Pizza', unitPrice: 40, ...PROMOTION },
  { name: 'Pão de açúcar', unitPrice: '8,50', promotionalPrice: 7 },
  { name: 'Suco 🧃', unitPrice: 6 },
];

/** Starts one run with its worker. */
function run(catalog: unknown, { text }: { text?: string } = {}) {
  const controller = new AbortController();
  const told: (number | null)[] = [];
  const started: CatalogWorker[] = [];
  let ended = 0;
  const outcome = filterInWorker(
    () => {
      const worker = startInlineCatalogWorker();
      const terminate = worker.terminate.bind(worker);
      worker.terminate = () => {
        ended += 1;
        terminate();
      };
      started.push(worker);
      return worker;
    },
    new Blob([text ?? JSON.stringify(catalog)]),
    { onProgress: (done) => told.push(done), signal: controller.signal },
  );
  return { outcome, told, started, ended: () => ended, cancel: () => controller.abort() };
}

function held(outcome: FilterOutcome): HeldCatalog {
  if (outcome.kind !== 'filtered') throw new Error(`the run ended as ${outcome.kind}`);
  return outcome.catalog;
}

describe('a catalog that is filtered in a worker', () => {
  test('gives the products that are not promotional, and says how many were left out', async () => {
    const catalog = held(await run(menu).outcome);
    expect(catalog.leftOut).toBe(1);
    expect(Array.from({ length: catalog.count }, (_unused, at) => catalog.product(at))).toEqual([
      { name: 'Açaí', unitPrice: 1500, promotionalPrice: null },
      { name: 'Pão de açúcar', unitPrice: 850, promotionalPrice: 700 },
      { name: 'Suco 🧃', unitPrice: 600, promotionalPrice: null },
    ]);
    expect(() => catalog.product(3)).toThrow(RangeError);
  });

  test.each([
    ['ACAI', [0]],
    ['açu', [1]],
    [' ', [0, 1, 2]],
    ['🧃', [2]],
    ['pizza', []],
  ])('finds %j, whatever case and accents', async (query, indexes) => {
    const catalog = held(await run(menu).outcome);
    expect(Array.from(await catalog.search(query))).toEqual(indexes);
  });

  test('returns the search result as text, one product per line', async () => {
    const catalog = held(await run(menu).outcome);
    expect(await catalog.text('')).toBe(
      'Açaí: R$ 15,00\nPão de açúcar: R$ 8,50 (promocional: R$ 7,00)\nSuco 🧃: R$ 6,00',
    );
    expect(await catalog.text('suco')).toBe('Suco 🧃: R$ 6,00');
  });

  test.each([
    ['notJson', '{"menu": ['],
    ['notJson', ''],
    ['noProducts', '{"menu": []}'],
    ['allPromotional', JSON.stringify([menu[1]])],
  ])('ends as %s, and terminates its worker', async (kind, text) => {
    const { outcome, ended } = run(null, { text });
    expect((await outcome).kind).toBe(kind);
    expect(ended()).toBe(1);
  });

  test('reports its progress: unknown while it parses, then from 0 to 1', async () => {
    const { outcome, told } = run(Array.from({ length: 50_000 }, () => menu[0]));
    await outcome;
    expect(told[0]).toBeNull();
    expect(told.length).toBeGreaterThan(3);
    expect(told.slice(1).every((done) => done !== null && done > 0 && done <= 1)).toBe(true);
  });

  test('stops when it is cancelled: its worker is terminated', async () => {
    const { outcome, cancel, ended } = run(menu);
    cancel();
    expect(await outcome).toEqual({ kind: 'cancelled' });
    expect(ended()).toBe(1);
  });

  test('that was cancelled before it began starts no worker', async () => {
    const controller = new AbortController();
    controller.abort();
    const start = jest.fn(startInlineCatalogWorker);
    const outcome = filterInWorker(start, new Blob(['[]']), {
      onProgress: () => undefined,
      signal: controller.signal,
    });
    expect(await outcome).toEqual({ kind: 'cancelled' });
    expect(start).not.toHaveBeenCalled();
  });

  test.each([
    ['it throws', (worker?: CatalogWorker) => worker?.onerror?.(new ErrorEvent('error'))],
    [
      'its answer cannot be read',
      (worker?: CatalogWorker) => worker?.onmessageerror?.(new MessageEvent('messageerror')),
    ],
  ])('ends as failed when its worker breaks down: %s', async (_how, breakDown) => {
    const { outcome, started, ended } = run(menu);
    breakDown(started[0]);
    expect(await outcome).toEqual({ kind: 'failed' });
    expect(ended()).toBe(1);
  });

  test('rejects a search, instead of leaving it pending, when the worker goes', async () => {
    const { outcome, cancel, started } = run(menu);
    const catalog = held(await outcome);
    const lost = catalog.search('suco');
    started[0]?.onerror?.(new ErrorEvent('error'));
    await expect(lost).rejects.toThrow('broken down');
    await expect(catalog.text('')).rejects.toThrow('broken down');
    cancel();
    await expect(catalog.search('')).rejects.toThrow('broken down');
  });
});
