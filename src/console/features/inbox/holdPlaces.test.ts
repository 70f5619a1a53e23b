import fc from 'fast-check';
import { draws } from '@/testing/runs';
import { countWaiting, holdPlaces } from './holdPlaces';

test('nothing moves: not for a new chat above, not for a changed sort, not for a chat that is gone', () => {
  const held = ['a', 'b', 'c'];
  for (const next of [
    ['new', 'a', 'b', 'c'],
    ['c', 'b', 'a'],
    ['a', 'c'],
    ['b', 'new', 'c'],
    held,
  ]) {
    expect(holdPlaces(held, next)).toBe(held);
  }
});

test('a new row that belongs at the end is appended, where it moves nothing', () => {
  expect(holdPlaces(['a', 'b'], ['a', 'b', 'new', 'newer'])).toEqual(['a', 'b', 'new', 'newer']);
  expect(holdPlaces([], ['a', 'b'])).toEqual(['a', 'b']);
});

test('counts the new rows that wait above or between', () => {
  expect(countWaiting(['a', 'b'], ['new', 'a', 'newer', 'b'])).toBe(2);
  expect(countWaiting(['a', 'b'], ['b', 'a'])).toBe(0);
  expect(countWaiting(['a', 'b'], ['b'])).toBe(0);
});

test('whatever happens to the list, every row keeps its place, and no row appears twice', () => {
  const ids = fc.uniqueArray(fc.stringMatching(/^[a-h]$/));
  fc.assert(
    fc.property(ids, fc.array(ids), (first, later) => {
      let shown: readonly string[] = first;
      for (const next of later) {
        const before = shown;
        shown = holdPlaces(shown, next);
        expect(shown.slice(0, before.length)).toEqual(before);
        expect(new Set(shown).size).toBe(shown.length);
        const unseen = next.filter((id) => !shown.includes(id));
        expect(countWaiting(shown, next)).toBe(unseen.length);
      }
    }),
    draws({ test: 100, soak: 2_000 }),
  );
});
