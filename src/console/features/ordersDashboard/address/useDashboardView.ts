import { useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { changeView, readView, writeView, type DashboardView } from './dashboardAddress';

/**
 * Changes the view and with it the address.
 * @param options `replace` leaves no step to go back to; `typing` makes one step of all that is typed in a row.
 */
export type ChangeView = (
  change: Partial<DashboardView>,
  options?: { replace?: boolean; typing?: boolean },
) => void;

/** Stands in the history with a step that typing made. */
const TYPED = 'typed';

/** What the address says of the dashboard, and the way to change it: Back and Forward work, a link shows the same. */
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
