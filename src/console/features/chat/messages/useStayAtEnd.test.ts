import { act, renderHook } from '@testing-library/react';
import { manualFrames } from '@/testing/manualFrames';
import { useStayAtEnd } from './useStayAtEnd';

const NEAR_PX = 80;
const { pass } = manualFrames();

// jsdom has no layout, so no element ever resizes or scrolls.
beforeAll(() => {
  Element.prototype.scrollTo = function scrollTo(this: Element, ...[, top]: unknown[]) {
    this.scrollTop = Number(top);
  };
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

test('a place that the list asks for by heights it does not know yet takes nobody from the end', () => {
  const { result, pane, grow, scrollTo } = open();
  grow(900);
  scrollTo(1500);
  act(() => pane.scrollTo(0, 300));
  expect(pane.scrollTop).toBe(300);
  scrollTo(300);
  expect(result.current.atEnd).toBe(true);
  // The next one is the reader's again.
  scrollTo(200);
  expect(result.current.atEnd).toBe(false);
});

test('a place that the list is at already is no scroll of its own', () => {
  const { result, pane, scrollTo } = open();
  act(() => pane.scrollTo(0, 600));
  scrollTo(200);
  expect(result.current.atEnd).toBe(false);
});

test('messages that go from above, and others that come, take nobody from the end', () => {
  const { result, grow, scrollTo } = open();
  grow(60_000);
  scrollTo(60_600);
  // The browser had to go up, and before it said so the rest was measured.
  grow(-45_000);
  scrollTo(800);
  expect(result.current.atEnd).toBe(true);
});

test('who is brought up without an input of their own, as by a screen reader, leaves the end, though rows are measured', () => {
  const { result, grow, scrollTo } = open();
  grow(40);
  scrollTo(300);
  expect(result.current.atEnd).toBe(false);
});

describe('a list that finds its place', () => {
  function arrive() {
    const opened = open();
    const goToEnd = jest.fn();
    act(() => {
      opened.result.current.arrive(goToEnd);
    });
    return { ...opened, goToEnd };
  }

  test('is led to its end until it stays there; till then no scroll leaves it without an input', () => {
    const { result, goToEnd, grow, scrollTo } = arrive();
    pass(2);
    grow(40);
    scrollTo(300);
    expect(result.current.atEnd).toBe(true);
    pass(3);
    expect(goToEnd).toHaveBeenCalledTimes(1 + 3);
    scrollTo(640);
    expect(pass(100)).toBe(4);
    expect(goToEnd).toHaveBeenCalledTimes(1 + 3);
    scrollTo(300);
    expect(result.current.atEnd).toBe(false);
  });

  test('lets a reader go who scrolls up', () => {
    const { result, pane, goToEnd, scrollTo } = arrive();
    pane.dispatchEvent(new Event('wheel'));
    scrollTo(300);
    expect(result.current.atEnd).toBe(false);
    expect(pass(100)).toBe(4);
    expect(goToEnd).toHaveBeenCalledTimes(1);
  });
});

test.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])(
  'a reader who scrolls up by %s leaves the end, whatever the list does meanwhile',
  (input) => {
    const { result, pane, grow, scrollTo } = open();
    pane.dispatchEvent(new Event(input));
    grow(40);
    act(() => pane.scrollTo(0, 340));
    scrollTo(300);
    expect(result.current.atEnd).toBe(false);
  },
);

test('a pane that is unmounted is no longer observed, and its methods are its own again', () => {
  const { result, pane, scrollTo } = open();
  expect(Object.keys(pane)).toContain('scrollTo');
  act(() => {
    result.current.setPane(null);
  });
  expect(Object.keys(pane)).not.toContain('scrollTo');
  scrollTo(0);
  expect(result.current.isAtEnd()).toBe(true);
});
