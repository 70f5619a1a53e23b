import { renderHook } from '@testing-library/react';
import { itemsSince, useArrivals } from './useArrivals';

/** An item is its own key. Items in capitals are unsent; items with a dot are one's own. */
const rules = {
  keyOf: (item: string) => item.toLowerCase(),
  isUnsent: (item: string) => item !== item.toLowerCase(),
};
const show = (items: string[]) =>
  renderHook(({ items: shown }) => useArrivals(shown, rules, (item) => !item.includes('.')), {
    initialProps: { items },
  });

describe('what arrives in an open chat', () => {
  test('does not include the messages that the chat opened with', () => {
    expect(show(['a', 'b']).result.current).toEqual([]);
  });

  test('is reported once each, and in order when several come at once', () => {
    const chat = show(['a']);
    chat.rerender({ items: ['a', 'b', 'c'] });
    expect(chat.result.current).toEqual(['b', 'c']);
    const told = chat.result.current;
    chat.rerender({ items: ['a', 'b', 'c'] });
    expect(chat.result.current).toBe(told);
    chat.rerender({ items: ['a', 'b', 'c', 'd'] });
    expect(chat.result.current).toEqual(['d']);
  });

  test('does not include one’s own messages, and one’s own message does not clear it', () => {
    const chat = show(['a']);
    chat.rerender({ items: ['a', 'b', '.c'] });
    expect(chat.result.current).toEqual(['b']);
    const told = chat.result.current;
    chat.rerender({ items: ['a', 'b', '.c', '.d'] });
    expect(chat.result.current).toBe(told);
    chat.rerender({ items: ['a', 'b', '.c', '.d', 'e'] });
    expect(chat.result.current).toEqual(['e']);
  });

  test('is reported although a failed message waits behind it', () => {
    const chat = show(['a', 'X']);
    chat.rerender({ items: ['a', 'b', 'X'] });
    expect(chat.result.current).toEqual(['b']);
  });

  test('does not include older messages, nor a list that was read again', () => {
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
