import { useCallback, useMemo, useSyncExternalStore } from 'react';

const RULE = /^@media\s*/;

/**
 * Follows a media query of the window, from the first render on.
 *
 * @param query such as '(max-width: 600px)'; it may be the head of a rule, with '@media' before it
 * @returns whether it holds
 */
export function useMedia(query: string): boolean {
  const media = useMemo(() => window.matchMedia(query.replace(RULE, '')), [query]);
  const follow = useCallback(
    (tell: () => void) => {
      media.addEventListener('change', tell);
      return () => media.removeEventListener('change', tell);
    },
    [media],
  );
  return useSyncExternalStore(follow, () => media.matches);
}
