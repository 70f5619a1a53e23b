import { useRef, useState } from 'react';
import type { HeldCatalog } from '@/console/ports/catalogs';

/** What is shown of a catalog: `indexes` null is all of it. */
export interface Found {
  query: string;
  indexes: ArrayLike<number> | null;
}

const ALL: Found = { query: '', indexes: null };

/** Searches a catalog as one types; the list stays as it is until the newest search is answered. */
export function useProductSearch(catalog: HeldCatalog, onLost: (catalog: HeldCatalog) => void) {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<Found>(ALL);
  const newest = useRef('');

  const search = async (wanted: string) => {
    setQuery(wanted);
    newest.current = wanted;
    if (wanted.trim() === '') {
      setFound(ALL);
      return;
    }
    try {
      const indexes = await catalog.search(wanted);
      if (newest.current === wanted) setFound({ query: wanted.trim(), indexes });
    } catch {
      // Whatever took the worker away: there is nothing left to search.
      onLost(catalog);
    }
  };
  return { query, found, search: (wanted: string) => void search(wanted) };
}
