import { renderHook } from '@testing-library/react';
import { itemsSince, useArrivals } from './useArrivals';

/** Items are their keys; those in capitals wait to be sent, those with a dot are one's own. */
const rules = {
  keyOf: (item: string) => item.toLowerCase(),
  isUnsent: (item: string) => item !== item.toLowerCase(),
};
const show = (items: string[]) =>
  renderHook(({ items: shown }) => useArrivals(shown, rules, (item) => !item.includes('.')), {
    initialProps: { items },
  });

describe('what arrives in an open chat', () => {
  test('is nothing of what it was opened with', () => {
    expect(show(['a', 'b']).result.current).toEqual([]);
  });

  test('is told once each, all of what came at once, in order', () => {
    const chat = show(['a']);
    chat.rerender({ items: ['a', 'b', 'c'] });
    expect(chat.result.current).toEqual(['b', 'c']);
    const told = chat.result.current;
    chat.rerender({ items: ['a', 'b', 'c'] });
    expect(chat.result.current).toBe(told);
    chat.rerender({ items: ['a', 'b', 'c', 'd'] });
    expect(chat.result.current).toEqual(['d']);
  });

  test('is not one’s own, and is not silenced by one’s own', () => {
    const chat = show(['a']);
    chat.rerender({ items: ['a', 'b', '.c'] });
    expect(chat.result.current).toEqual(['b']);
    const told = chat.result.current;
    chat.rerender({ items: ['a', 'b', '.c', '.d'] });
    expect(chat.result.current).toBe(told);
    chat.rerender({ items: ['a', 'b', '.c', '.d', 'e'] });
    expect(chat.result.current).toEqual(['e']);
  });

  test('is told though a message that failed waits behind it', () => {
    const chat = show(['a', 'X']);
    chat.rerender({ items: ['a', 'b', 'X'] });
    expect(chat.result.current).toEqual(['b']);
  });

  test('is not what comes in front, nor a list that was read anew', () => {
    const chat = show(['c']);
    chat.rerender({ items: ['a', 'b', 'c'] });
    expect(chat.result.current).toEqual([]);
    chat.rerender({ items: ['m', 'n'] });
    expect(chat.result.current).toEqual([]);
  });

  test('is the first message too, of a chat that had none', () => {
    const chat = show(['X']);
    chat.rerender({ items: ['a', 'X'] });
    expect(chat.result.current).toEqual(['a']);
    expect(itemsSince(['a', 'b'], 'b', rules)).toEqual([]);
  });
});
