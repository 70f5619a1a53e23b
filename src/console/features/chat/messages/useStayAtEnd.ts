import { useCallback, useRef, useState } from 'react';

/** Where the reader of a list stands that is read from its end. */
interface EndOfPane {
  /** They began there, or came there, and have not gone up since. */
  atEnd: boolean;
  /** The same as of now, for what happens between two drawings. */
  isAtEnd: () => boolean;
  /** The pane's element is given to it, and null when it goes. */
  setPane: (pane: HTMLElement | null) => void;
}

/**
 * Tells a reader who went up from a list that grew under them: a row that was measured late, a picture that came,
 * a line that broke anew. Only the first has left the end; the list brings the second back there. While the pane's
 * own height changes (a banner opens above it, the window shrinks) it is kept at its end here.
 *
 * @param nearPx nearer to the end than this counts as being there
 */
export function useStayAtEnd(nearPx: number): EndOfPane {
  const [atEnd, setAtEnd] = useState(true);
  const now = useRef(true);
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
  return { atEnd, isAtEnd: useCallback(() => now.current, []), setPane };
}

/**
 * @param tell whether a scroll has come to the end, or has gone up from it
 * @returns what ends it
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
    // Downward and yet far from the end is what a list does that does not know its rows' heights yet.
    const isNear = pane.scrollHeight - top - pane.clientHeight <= nearPx;
    if (isNear || isUpward) tell(isNear);
  };
  pane.addEventListener('scroll', onScroll, { passive: true });
  return () => pane.removeEventListener('scroll', onScroll);
}

/** @returns what ends it */
function keepAtEnd(pane: HTMLElement, isAtEnd: () => boolean): () => void {
  // The first call comes with the pane's first layout: to ask before it would make the browser lay out twice.
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
