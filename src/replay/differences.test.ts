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
