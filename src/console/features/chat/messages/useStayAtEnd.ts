import { useCallback, useRef, useState } from 'react';
import { leadUntilThere } from './leadUntilThere';

/** The reader's position in a list that is read from its end. */
interface EndOfPane {
  /** The reader started at the end or reached it, and has not scrolled up since. */
  atEnd: boolean;
  /** The current value of `atEnd`, readable between two renders. */
  isAtEnd: () => boolean;
  /** The reader is led away from the end. */
  leaveEnd: () => void;
  /**
   * Leads a reader who starts at the end there, for as long as the list finds its place: meanwhile only an input of
   * theirs leaves the end. @returns a function that ends it
   */
  arrive: (goToEnd: () => void) => () => void;
  /** A ref callback: receives the pane's element, and null when it unmounts. */
  setPane: (pane: HTMLElement | null) => void;
}

/**
 * Tells a reader who scrolled up from a list that grew under them: a row measured late, a picture that loaded, a line
 * that broke differently. Only the first has left the end; in the second case the list itself scrolls back there. While
 * the pane's own height changes (a banner opens above it, the window shrinks), this hook keeps the pane at its end.
 *
 * @param nearPx a reader closer to the end than this counts as being at the end
 * @param startsAtEnd where the list opens
 */
export function useStayAtEnd(nearPx: number, startsAtEnd = true): EndOfPane {
  const [atEnd, setAtEnd] = useState(startsAtEnd);
  const now = useRef(startsAtEnd);
  const arriving = useRef(false);
  const current = useRef<HTMLElement | null>(null);
  const letGo = useRef<(() => void) | null>(null);

  const setPane = useCallback(
    (pane: HTMLElement | null) => {
      letGo.current?.();
      letGo.current = null;
      current.current = pane;
      if (pane === null) return;
      const isAtEnd = () => now.current;
      const tell = (is: boolean) => {
        now.current = is;
        setAtEnd(is);
      };
      const endScroll = followScroll(pane, nearPx, () => arriving.current, tell);
      const endHeight = keepAtEnd(pane, isAtEnd);
      letGo.current = () => {
        endScroll();
        endHeight();
      };
    },
    [nearPx],
  );
  const leaveEnd = useCallback(() => {
    now.current = false;
    setAtEnd(false);
  }, []);
  const arrive = useCallback(
    (goToEnd: () => void) => {
      // Who has left meanwhile is where they want to be.
      const isThere = () =>
        !now.current || current.current === null || isNear(current.current, nearPx);
      arriving.current = true;
      const stop = leadUntilThere(goToEnd, isThere, () => {
        arriving.current = false;
      });
      return () => {
        arriving.current = false;
        stop();
      };
    },
    [nearPx],
  );
  return { atEnd, isAtEnd: useCallback(() => now.current, []), leaveEnd, arrive, setPane };
}

const isNear = ({ scrollTop, scrollHeight, clientHeight }: HTMLElement, nearPx: number) =>
  scrollHeight - scrollTop - clientHeight <= nearPx;

/** What a person scrolls with. A scrollbar that is dragged begins with the pointer as well. */
const INPUTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * An upward scroll is the reader's, unless the list made it (it asks for a place by the heights it knows, and these are
 * too low at first), or the browser did because the content got lower. While the list finds its place, only an input
 * makes it theirs.
 *
 * @param isArriving whether the list still finds its place
 * @param tell called with true when a scroll reaches the end, with false when the reader goes up from there
 * @returns a function that stops it
 */
function followScroll(
  pane: HTMLElement,
  nearPx: number,
  isArriving: () => boolean,
  tell: (isAtEnd: boolean) => void,
): () => void {
  let { scrollTop: top, scrollHeight: height } = pane;
  let hasInput = false;
  const onInput = () => {
    hasInput = true;
  };
  for (const input of INPUTS) pane.addEventListener(input, onInput, { passive: true });
  const own = noteOwnScrolls(pane);
  const onScroll = () => {
    const isUpward = pane.scrollTop < top;
    // The browser goes up by itself for lower content alone. What has grown meanwhile says nothing: a screen reader, or
    // a search within the page, brings rows into view that are measured then.
    const isByOthers = own.hasMoved() || pane.scrollHeight < height;
    const isByReader = hasInput || !(isByOthers || isArriving());
    ({ scrollTop: top, scrollHeight: height } = pane);
    hasInput = false;
    // A downward scroll that stays far from the end comes from a list that does not know its rows' heights yet.
    const is = isNear(pane, nearPx);
    if (is || (isUpward && isByReader)) tell(is);
  };
  pane.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    pane.removeEventListener('scroll', onScroll);
    for (const input of INPUTS) pane.removeEventListener(input, onInput);
    own.end();
  };
}

/** Notes where code moves a pane: it calls the element's methods, which the browser does not do for a reader. */
function noteOwnScrolls(pane: HTMLElement) {
  let moved = false;
  const noting =
    (move: 'scrollTo' | 'scrollBy') =>
    (...place: unknown[]) => {
      const before = pane.scrollTop;
      (Element.prototype[move] as (...place: unknown[]) => void).apply(pane, place);
      if (pane.scrollTop !== before) moved = true;
    };
  pane.scrollTo = noting('scrollTo');
  pane.scrollBy = noting('scrollBy');
  return {
    /** @returns whether it was moved since this was asked last. */
    hasMoved: () => {
      const was = moved;
      moved = false;
      return was;
    },
    end: () => {
      delete (pane as Partial<HTMLElement>).scrollTo;
      delete (pane as Partial<HTMLElement>).scrollBy;
    },
  };
}

/** @returns a function that stops it */
function keepAtEnd(pane: HTMLElement, isAtEnd: () => boolean): () => void {
  // The observer's first call comes with the pane's first layout. Reading the height earlier would force a second
  // layout.
  let height: number | null = null;
  const observer = new ResizeObserver(() => {
    const { clientHeight } = pane;
    const hasChanged = height !== null && clientHeight !== height;
    height = clientHeight;
    if (hasChanged && isAtEnd()) pane.scrollTop = pane.scrollHeight;
  });
  observer.observe(pane);
  return () => observer.disconnect();
}
