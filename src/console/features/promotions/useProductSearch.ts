import { useRef, useState } from 'react';
import type { HeldCatalog } from '@/console/ports/catalogs';

/** The part of a catalog that is shown; `indexes` is null for all of it. */
export interface Found {
  query: string;
  indexes: ArrayLike<number> | null;
}

const ALL: Found = { query: '', indexes: null };

/** Searches a catalog while the person types. The list stays as it is until the newest search has its result. */
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
      // Whatever ended the worker, its products can no longer be searched.
      onLost(catalog);
    }
  };
  return { query, found, search: (wanted: string) => void search(wanted) };
}
