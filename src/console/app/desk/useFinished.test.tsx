import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { useFinished } from './useFinished';

function show(at = '/dashboard', isThere = true) {
  const { result } = renderHook(
    () => ({ finished: useFinished(isThere), address: useLocation(), navigate: useNavigate() }),
    {
      wrapper: ({ children }) => <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>,
    },
  );
  const does = (deed: 'show' | 'close' | 'leave') => act(() => result.current.finished[deed]());
  return {
    does,
    chooses: (id: string) => act(() => result.current.finished.choose(id)),
    goesBack: () => act(() => void result.current.navigate(-1)),
    at: () => {
      const { finished, address } = result.current;
      return [address.search, finished.isShown, finished.openId];
    },
    finished: () => result.current.finished,
  };
}

describe('what is finished', () => {
  test('is in the address: the list, an attendance, and back step by step', () => {
    const { at, chooses, does } = show();
    expect(at()).toEqual(['', false, null]);
    does('show');
    expect(at()).toEqual(['?finalizadas=', true, null]);
    chooses('a&b=1');
    expect(at()).toEqual(['?finalizadas=a%26b%3D1', true, 'a&b=1']);
    does('close');
    expect(at()).toEqual(['?finalizadas=', true, null]);
    does('leave');
    expect(at()).toEqual(['', false, null]);
  });

  test('is left by the browser’s own way back, and what was closed is not behind it', () => {
    const { at, chooses, does, goesBack } = show();
    does('show');
    chooses('a');
    // Beside the list another is chosen: it takes the place of the first.
    chooses('b');
    goesBack();
    expect(at()).toEqual(['?finalizadas=', true, null]);
    chooses('c');
    does('close');
    goesBack();
    expect(at()).toEqual(['', false, null]);
  });

  test('is opened by a link as well, from which the way back leads within the console', () => {
    const { at, does, finished } = show('/dashboard?finalizadas=a');
    expect(at()).toEqual(['?finalizadas=a', true, 'a']);
    expect(finished().isOpenedHere).toBe(false);
    does('close');
    expect(at()).toEqual(['?finalizadas=', true, null]);
    does('leave');
    expect(at()).toEqual(['', false, null]);
  });

  test('stands beside an open chat, until an attendance is opened', () => {
    const { at, chooses, does } = show('/dashboard?chat=c1');
    does('show');
    expect(at()).toEqual(['?chat=c1&finalizadas=', true, null]);
    does('leave');
    expect(at()).toEqual(['?chat=c1', false, null]);
    does('show');
    chooses('a');
    expect(at()).toEqual(['?finalizadas=a', true, 'a']);
  });

  test('is nothing where the host remembers none', () => {
    const { at } = show('/dashboard?finalizadas=a', false);
    expect(at()).toEqual(['?finalizadas=a', false, null]);
  });
});
