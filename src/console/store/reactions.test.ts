import { configureStore, Tuple, type Middleware } from '@reduxjs/toolkit';
import type { AppPorts } from '@/console/ports/ports';
import { createReactions } from './reactions';

const open = () => {
  const warn = jest.fn();
  const logger = { warn } as Partial<AppPorts['logger']> as AppPorts['logger'];
  const reactions = createReactions({ logger });
  const store = configureStore({
    reducer: (count: number | undefined, action: { type: string }) =>
      (count ?? 0) + (action.type === 'counted' ? 1 : 0),
    middleware: () => new Tuple(reactions.middleware as Middleware),
  });
  return { ...reactions, store, warn };
};

describe('a reaction', () => {
  test('runs after the reducer, with the state before, in the order of adding', () => {
    const { add, store } = open();
    const seen: unknown[] = [];
    add(({ type }, { before, getState }) => seen.push([type, before, getState()]));
    add(() => seen.push('then'));
    store.dispatch({ type: 'counted' });
    store.dispatch({ type: 'other' });
    expect(seen).toEqual([['counted', 0, 1], 'then', ['other', 1, 1], 'then']);
  });

  test('that fails is logged without its words, and keeps nothing else from running', () => {
    const { add, store, warn } = open();
    const other = jest.fn();
    add(() => {
      throw new RangeError('Maria');
    });
    add(other);
    store.dispatch({ type: 'counted' });
    expect(other).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls).toEqual([['reaction', 'RangeError']]);
    expect(store.getState()).toBe(1);
  });
});
