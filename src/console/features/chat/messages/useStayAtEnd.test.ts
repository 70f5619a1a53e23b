import { act, renderHook } from '@testing-library/react';
import { useStayAtEnd } from './useStayAtEnd';

const NEAR_PX = 80;

// jsdom has no layout, so no element ever resizes.
beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

/** Returns a pane of 400 px over rows of 1000 px, scrolled to its end, and its sizes, which a test may change. */
function paneAtEnd() {
  const pane = document.createElement('div');
  const sizes = { scrollHeight: 1000, clientHeight: 400 };
  Object.defineProperty(pane, 'scrollHeight', { get: () => sizes.scrollHeight });
  Object.defineProperty(pane, 'clientHeight', { get: () => sizes.clientHeight });
  pane.scrollTop = 600;
  return { pane, sizes };
}

function open() {
  const { pane, sizes } = paneAtEnd();
  const { result, unmount } = renderHook(() => useStayAtEnd(NEAR_PX));
  act(() => {
    result.current.setPane(pane);
  });
  return {
    result,
    unmount,
    pane,
    grow: (px: number) => {
      sizes.scrollHeight += px;
    },
    scrollTo: (top: number) => {
      act(() => {
        pane.scrollTop = top;
        pane.dispatchEvent(new Event('scroll'));
      });
    },
  };
}

test('begins at the end, before anything is measured', () => {
  const { result } = renderHook(() => useStayAtEnd(NEAR_PX));
  expect(result.current.atEnd).toBe(true);
  expect(result.current.isAtEnd()).toBe(true);
});

test('a list that grows under the reader does not take them from its end', () => {
  const { result, grow, scrollTo } = open();
  grow(900);
  // A list that does not know its rows' heights yet scrolls down, but not far enough.
  scrollTo(700);
  expect(result.current.atEnd).toBe(true);
  expect(result.current.isAtEnd()).toBe(true);
});

test('a reader who scrolls up has left the end, and is back once it is near', () => {
  const { result, scrollTo } = open();
  scrollTo(300);
  expect(result.current.atEnd).toBe(false);
  expect(result.current.isAtEnd()).toBe(false);
  scrollTo(450);
  expect(result.current.atEnd).toBe(false);
  scrollTo(600 - NEAR_PX);
  expect(result.current.atEnd).toBe(true);
});

test('a small way up is still at the end, and a list that became shorter is too', () => {
  const { result, grow, scrollTo } = open();
  scrollTo(600 - NEAR_PX);
  expect(result.current.atEnd).toBe(true);
  grow(-300);
  scrollTo(300);
  expect(result.current.atEnd).toBe(true);
});

test('a pane that is unmounted is no longer observed', () => {
  const { result, pane, scrollTo } = open();
  const heard = jest.spyOn(pane, 'removeEventListener');
  act(() => {
    result.current.setPane(null);
  });
  expect(heard).toHaveBeenCalledWith('scroll', expect.any(Function));
  scrollTo(0);
  expect(result.current.isAtEnd()).toBe(true);
});
