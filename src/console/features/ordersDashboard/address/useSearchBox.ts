import { useEffect, useState } from 'react';
import { usePorts } from '@/console/store/hooks';
import { cleanSearch } from './dashboardAddress';

/** Typing rests for so long before it is asked for. */
const REST_MS = 300;

/**
 * What is typed into the search box, which the address follows once typing rests. Another address (Back, a
 * link, cleared filters) puts its own search into the box; the one it made itself does not. `ask` waits for no
 * rest, and returns what is asked for.
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
