import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { useChosenChat } from './useChosenChat';

const show = (narrow: boolean) =>
  renderHook(() => ({ ...useChosenChat(narrow), address: useLocation() }), {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={['/dashboard']}>{children}</MemoryRouter>
    ),
  });

describe('the chosen chat', () => {
  test('is in the address, whatever characters its id has, until it is closed', () => {
    const { result } = show(false);
    act(() => result.current.choose('5511@c.us&x=1'));
    expect(result.current.chatId).toBe('5511@c.us&x=1');
    expect(result.current.address.pathname).toBe('/dashboard');
    act(() => result.current.choose(null));
    expect(result.current.chatId).toBeNull();
    expect(result.current.address.search).toBe('');
  });

  test('on a phone, replaces the chat before it in the history: closing leads to the list', () => {
    const { result } = show(true);
    act(() => result.current.choose('a'));
    act(() => result.current.choose('b'));
    expect(result.current.chatId).toBe('b');
    act(() => result.current.choose(null));
    expect(result.current.chatId).toBeNull();
  });

  test('is chosen by a function that stays the same, so that no row renders again', () => {
    const { result } = show(false);
    const { choose } = result.current;
    act(() => choose('a'));
    act(() => choose('b'));
    expect(result.current.choose).toBe(choose);
    expect(result.current.chatId).toBe('b');
  });
});
