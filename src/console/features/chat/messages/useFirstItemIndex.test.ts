import { renderHook } from '@testing-library/react';
import { useFirstItemIndex } from './useFirstItemIndex';

const show = (ids: string[]) =>
  renderHook(({ ids: shown }) => useFirstItemIndex(shown, (id) => id), { initialProps: { ids } });

describe('the index of the first message', () => {
  test('falls by as many as come in front', () => {
    const hook = show(['c', 'd']);
    const before = hook.result.current;
    hook.rerender({ ids: ['a', 'b', 'c', 'd'] });
    expect(hook.result.current).toBe(before - 2);
  });

  test('stays when messages come at the end', () => {
    const hook = show(['c', 'd']);
    const before = hook.result.current;
    hook.rerender({ ids: ['c', 'd', 'e'] });
    expect(hook.result.current).toBe(before);
  });

  test('stays when the first messages of an empty chat come', () => {
    const hook = show([]);
    const before = hook.result.current;
    hook.rerender({ ids: ['a', 'b'] });
    expect(hook.result.current).toBe(before);
  });

  test('counts on from there with the next older page', () => {
    const hook = show(['e']);
    const before = hook.result.current;
    hook.rerender({ ids: ['c', 'd', 'e'] });
    hook.rerender({ ids: ['a', 'b', 'c', 'd', 'e'] });
    expect(hook.result.current).toBe(before - 4);
  });

  test('rises by as many as leave in front, also when some came at the end since', () => {
    const hook = show(['a', 'b', 'c', 'd']);
    const before = hook.result.current;
    hook.rerender({ ids: ['a', 'b', 'c', 'd', 'e'] });
    hook.rerender({ ids: ['d', 'e'] });
    expect(hook.result.current).toBe(before + 3);
    hook.rerender({ ids: ['b', 'c', 'd', 'e'] });
    expect(hook.result.current).toBe(before + 1);
  });

  test('stays when the whole list is another', () => {
    const hook = show(['a', 'b']);
    const before = hook.result.current;
    hook.rerender({ ids: ['x', 'y', 'z'] });
    expect(hook.result.current).toBe(before);
  });
});
