import fc from 'fast-check';
import { patchBetween, patched } from '@/console/recording/statePatch';
import { differencesOf, pathText, valueAt } from './differences';

const found = (before: unknown, after: unknown) =>
  [...differencesOf(before, after)].map(({ after: now, before: old, path }) => [
    pathText(path),
    old,
    now,
  ]);

it.each([
  ['nothing', { a: 1, b: [1] }, { a: 1, b: [1] }, []],
  ['a value within', { a: { b: 1, c: 2 } }, { a: { b: 1, c: 3 } }, [['a.c', 2, 3]]],
  ['what came', {}, { a: { b: 1 } }, [['a', undefined, { b: 1 }]]],
  ['what went', { a: 1 }, {}, [['a', 1, undefined]]],
  [
    'an item',
    ['a', 'b'],
    ['a', 'c', 'd'],
    [
      ['1', 'b', 'c'],
      ['2', undefined, 'd'],
    ],
  ],
  ['a list in the place of an object', { a: {} }, { a: [] }, [['a', {}, []]]],
  ['null in the place of an object', { a: {} }, { a: null }, [['a', {}, null]]],
  ['the whole', 1, 2, [['', 1, 2]]],
  ['an undefined field, which is no other than an absent one', { a: undefined }, {}, []],
])('finds %s', (_what, before, after, differences) => {
  expect(found(before, after)).toEqual(differences);
});

it('does not look into what both share', () => {
  const shared = new Proxy(
    {},
    {
      ownKeys: () => {
        throw new Error('looked');
      },
    },
  );
  expect(found({ a: shared, b: 1 }, { a: shared, b: 2 })).toEqual([['b', 1, 2]]);
});

it('finds nothing between equal values, and something between all others', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      const isSame = JSON.stringify(one) === JSON.stringify(other);
      expect(found(one, structuredClone(one))).toEqual([]);
      if (isSame) return;
      const again = patched(one, patchBetween(one, other));
      expect(found(other, again)).toEqual([]);
    }),
  );
});

it.each([
  ['', { a: 1 }, { a: 1 }],
  ['a.b.0', { a: { b: [7] } }, 7],
  ['byId.5511@c.us.name', { byId: { '5511@c': { us: 0 }, '5511@c.us': { name: 'x' } } }, 'x'],
  ['a.x', { a: 1 }, undefined],
  ['x', null, undefined],
])('finds the value at %j', (path, value, at) => {
  expect(valueAt(value, path)).toEqual(at);
});

describe('an item of a list that has an id', () => {
  const items = (ids: string) => ids.split(',').map((id) => ({ id }));

  it.each([
    ['came', 'a,b', 'a,b,c', [['2', undefined, 'c']]],
    ['came before others', 'b,c', 'a,b,c', [['0', undefined, 'a']]],
    ['went before others', 'a,b,c', 'b,c', [['0', 'a', undefined]]],
    [
      'made room for one',
      'a,b,c',
      'b,c,d',
      [
        ['2', undefined, 'd'],
        ['0', 'a', undefined],
      ],
    ],
    [
      'changed its place',
      'a,b',
      'b,a',
      [
        ['0.id', 'a', 'b'],
        ['1.id', 'b', 'a'],
      ],
    ],
  ])('and %s is told from the others', (_what, before, after, places) => {
    const idOf = (value: unknown) => (value as { id?: string } | undefined)?.id ?? value;
    const told = found(items(before), items(after)).map(([path, old, now]) => [
      path,
      idOf(old),
      idOf(now),
    ]);
    expect(told).toEqual(places);
  });

  it('is found by its place when something of it changed', () => {
    expect(found(items('a,b'), [{ id: 'b', n: 1 }])).toEqual([
      ['0.n', undefined, 1],
      ['0', { id: 'a' }, undefined],
    ]);
    expect(found([{ id: 'a' }, { id: 'a' }], [{ id: 'a' }])).toEqual([
      ['1', { id: 'a' }, undefined],
    ]);
  });

  it('differs when anything of the list does', () => {
    const item = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), n: fc.nat({ max: 1 }) });
    fc.assert(
      fc.property(fc.array(item), fc.array(item), (one, other) => {
        const isSame = JSON.stringify(one) === JSON.stringify(other);
        expect(found(one, other).length === 0).toBe(isSame);
        for (const [path, , now] of found(one, other))
          if (now !== undefined) expect(valueAt(other, String(path))).toEqual(now);
      }),
    );
  });
});

describe('a row of a table', () => {
  const table = (rows: Readonly<Record<string, unknown>>, more: object = {}) => ({
    ids: Object.keys(rows),
    entries: Object.values(rows),
    ...more,
  });

  it.each([
    ['changed', { a: { n: 1 }, b: { n: 1 } }, { a: { n: 1 }, b: { n: 2 } }, ['entries.b.n']],
    ['came before others', { b: 1, c: 2 }, { a: 0, b: 1, c: 2 }, ['entries.a']],
    ['went', { a: 0, b: 1, c: 2 }, { b: 1, c: 3 }, ['entries.c', 'entries.a']],
    ['moved', { a: 0, b: 1 }, { b: 1, a: 0 }, ['ids.0', 'ids.1']],
  ])('that %s is named by its id', (_what, before, after, paths) => {
    const places = found(table(before, { list: 1 }), table(after, { list: 1 }));
    expect(places.map(([path]) => path)).toEqual(paths);
  });

  it('is found by its id, and by its place', () => {
    const state = { conversations: table({ 'a@c.us': { n: 7 } }) };
    expect(valueAt(state, 'conversations.entries.a@c.us.n')).toBe(7);
    expect(valueAt(state, 'conversations.entries.0.n')).toBe(7);
    expect(valueAt(state, 'conversations.entries.b.n')).toBeUndefined();
  });

  it('differs when anything of the table does', () => {
    const rows = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.nat({ max: 2 })));
    const anyTable = rows.map((pairs) => ({
      ids: pairs.map(([id]) => id),
      entries: pairs.map(([, row]) => row),
    }));
    fc.assert(
      fc.property(anyTable, anyTable, (one, other) => {
        const isSame = JSON.stringify(one) === JSON.stringify(other);
        expect(found(one, other).length === 0).toBe(isSame);
        for (const [path, , now] of isSame ? [] : found(one, other)) {
          const isUnique = new Set(other.ids).size === other.ids.length;
          if (isUnique) expect(valueAt(other, String(path))).toEqual(now);
        }
      }),
    );
  });
});
