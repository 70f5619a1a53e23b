import { loadScript } from '../testing/loadScript';
import type * as script from './interleave.mjs';

const { interleave } = loadScript('interleave.mjs') as typeof script;

describe('two lists', () => {
  it.each([
    [['A', 'B'], ['a', 'b', 'c', 'd'], 'A a b B c d'],
    [['A', 'B', 'C'], ['a', 'b'], 'A a B C b'],
    [['A', 'B'], [], 'A B'],
    [[], ['a', 'b'], 'a b'],
  ])('alternate, each in its own order, and none is lost: %j, %j', (few, many, expected) => {
    expect(interleave(few, many).join(' ')).toBe(expected);
  });
});
