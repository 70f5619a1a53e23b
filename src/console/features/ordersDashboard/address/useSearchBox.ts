import { useEffect, useState } from 'react';
import { REST_MS } from '@/console/shared/time/useRested';
import { usePorts } from '@/console/store/hooks';
import { cleanSearch } from './dashboardAddress';

/**
 * The text of the search box. The address follows it once typing pauses. Another address (Back, a link, cleared
 * filters) puts its search into the box; an address this box wrote does not. `ask` skips the debounce, and returns the
 * search it requests.
 */
export function useSearchBox(search: string, onSearch: (search: string) => void) {
  const { clock } = usePorts();
  const [typed, setTyped] = useState(search);
  const [asked, setAsked] = useState(search);
  const [seen, setSeen] = useState(search);
  if (search !== seen) {
    setSeen(search);
    if (search !== asked) {
      setAsked(search);
      setTyped(search);
    }
  }
  useEffect(() => {
    const next = cleanSearch(typed);
    if (next === asked) return;
    return clock.setTimeout(() => {
      setAsked(next);
      onSearch(next);
    }, REST_MS);
  }, [asked, clock, onSearch, typed]);
  const ask = () => {
    const next = cleanSearch(typed);
    if (next !== asked) {
      setAsked(next);
      onSearch(next);
    }
    return next;
  };
  return { typed, setTyped, ask };
}
