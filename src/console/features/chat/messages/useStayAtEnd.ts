import { useCallback, useRef, useState } from 'react';

/** The reader's position in a list that is read from its end. */
interface EndOfPane {
  /** The reader started at the end or reached it, and has not scrolled up since. */
  atEnd: boolean;
  /** The current value of `atEnd`, readable between two renders. */
  isAtEnd: () => boolean;
  /** The reader is led away from the end. */
  leaveEnd: () => void;
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
  const letGo = useRef<(() => void) | null>(null);

  const setPane = useCallback(
    (pane: HTMLElement | null) => {
      letGo.current?.();
      letGo.current = null;
      if (pane === null) return;
      const isAtEnd = () => now.current;
      const endScroll = followScroll(pane, nearPx, (is) => {
        now.current = is;
        setAtEnd(is);
      });
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
  return { atEnd, isAtEnd: useCallback(() => now.current, []), leaveEnd, setPane };
}

/**
 * @param tell called with true when a scroll reaches the end, with false when it goes up from there
 * @returns a function that stops it
 */
function followScroll(
  pane: HTMLElement,
  nearPx: number,
  tell: (isAtEnd: boolean) => void,
): () => void {
  let top = pane.scrollTop;
  const onScroll = () => {
    const isUpward = pane.scrollTop < top;
    top = pane.scrollTop;
    // A downward scroll that stays far from the end comes from a list that does not know its rows' heights yet.
    const isNear = pane.scrollHeight - top - pane.clientHeight <= nearPx;
    if (isNear || isUpward) tell(isNear);
  };
  pane.addEventListener('scroll', onScroll, { passive: true });
  return () => pane.removeEventListener('scroll', onScroll);
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
