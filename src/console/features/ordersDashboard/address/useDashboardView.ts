import { useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { changeView, readView, writeView, type DashboardView } from './dashboardAddress';

/**
 * Changes the view and with it the address.
 *
 * @param options `replace` adds no step to the history; `typing` makes one step out of consecutive typing.
 */
export type ChangeView = (
  change: Partial<DashboardView>,
  options?: { replace?: boolean; typing?: boolean },
) => void;

/** The history state of a step that typing made. */
const TYPED = 'typed';

/** Reads the dashboard's view from the address and changes it there, so that Back, Forward and links work. */
export function useDashboardView(): { view: DashboardView; change: ChangeView } {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const view = useMemo(() => readView(query), [query]);
  const change = useCallback<ChangeView>(
    (changes, { replace = false, typing = false } = {}) => {
      setQuery((now) => writeView(changeView(readView(now), changes)), {
        replace: replace || (typing && state === TYPED),
        state: replace ? state : typing ? TYPED : null,
      });
    },
    [setQuery, state],
  );
  return { view, change };
}
