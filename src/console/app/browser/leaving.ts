import type { Leaving } from '@/console/ports/ports';

/** @returns the number the router gave a history entry; null for an entry of another page. */
const placeOf = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : null;

/**
 * Asks before something unsaved is left, also by the browser's own buttons. Create it before the router: listeners on
 * the window run in the order in which they were added, and this one must be able to stop the event before the router
 * sees it.
 */
export function createLeaving(window: Window): Leaving {
  /** What is unsaved on the screen: each with its question, and the screen's place in the history. */
  const guards = new Set<{ agreed: () => boolean; pathname: string; place: number | null }>();
  const allowed = () => [...guards].every(({ agreed }) => agreed());
  let isReturning = false;

  window.addEventListener('popstate', (event) => {
    if (isReturning) {
      // The history is back where it was, so the router must not see an event.
      isReturning = false;
      event.stopImmediatePropagation();
      return;
    }
    const [guarded] = guards;
    if (guarded === undefined || window.location.pathname === guarded.pathname) return;
    if (allowed()) return;
    event.stopImmediatePropagation();
    isReturning = true;
    const here = guarded.place;
    const there = placeOf(event.state);
    window.history.go(here === null || there === null ? 1 : here - there);
  });

  return {
    allowed,
    guard(agreed) {
      const mine = {
        agreed,
        pathname: window.location.pathname,
        place: placeOf(window.history.state),
      };
      guards.add(mine);
      const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
      window.addEventListener('beforeunload', onUnload);
      return () => {
        guards.delete(mine);
        window.removeEventListener('beforeunload', onUnload);
      };
    },
  };
}
