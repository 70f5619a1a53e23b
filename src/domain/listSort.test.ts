import fc from 'fast-check';
import { draws } from '@/testing/runs';
import { compareInList, listSortFor, sortTime, type Sortable } from './listSort';

const at = (
  id: string,
  atribuidoEm: number | null,
  createdAt: number | null = null,
  lastMessageTime: number | null = null,
): Sortable => ({ id, atribuidoEm, createdAt, lastMessageTime });

const sorted = (list: Sortable[], isAdmin: boolean) =>
  list.toSorted(compareInList(listSortFor({ isAdmin }))).map(({ id }) => id);

it.each([
  ['the assignment', at('a', 3, 2, 1), 3],
  ['then the creation', at('a', null, 2, 1), 2],
  ['then the last message', at('a', null, null, 1), 1],
  ['the assignment, also at 0', at('a', 0, 2, 1), 0],
  ['nothing', at('a', null), null],
])('sorts by %s', (_by, conversation, time) => {
  expect(sortTime(conversation)).toBe(time);
});

it('admins see the newest first, agents the oldest first', () => {
  const list = [at('b', 2), at('c', null, 3), at('a', null, null, 1)];
  expect(sorted(list, true)).toEqual(['c', 'b', 'a']);
  expect(sorted(list, false)).toEqual(['a', 'b', 'c']);
});

it('conversations without any time come last, for both', () => {
  const list = [at('z', null), at('y', null), at('a', 1)];
  expect(sorted(list, true)).toEqual(['a', 'y', 'z']);
  expect(sorted(list, false)).toEqual(['a', 'y', 'z']);
});

it('is the same order, in whatever order the list arrived', () => {
  const time = fc.option(fc.integer({ min: 0, max: 3 }), { nil: null });
  const list = fc.uniqueArray(
    fc.record({ id: fc.string(), atribuidoEm: time, createdAt: time, lastMessageTime: time }),
    { selector: ({ id }) => id },
  );
  fc.assert(
    fc.property(
      list.chain((items) =>
        fc.tuple(
          fc.constant(items),
          fc.shuffledSubarray(items, { minLength: items.length }),
          fc.boolean(),
        ),
      ),
      ([items, shuffled, isAdmin]) => {
        expect(sorted(shuffled, isAdmin)).toEqual(sorted(items, isAdmin));
      },
    ),
    draws({ test: 100, soak: 2_000 }),
  );
});
