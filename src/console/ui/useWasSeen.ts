import { useEffect, useState, type RefObject } from 'react';

/**
 * @returns true from the moment the element first comes into view or near it; at once in a browser that cannot tell.
 */
export function useWasSeen(element: RefObject<HTMLElement | null>): boolean {
  const [wasSeen, setWasSeen] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (wasSeen || element.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setWasSeen(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, wasSeen]);
  return wasSeen;
}
