import type { Leaving } from '@/console/ports/ports';

/** The router numbers the entries of the browser's history; an entry of another page has no number. */
const placeOf = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : null;

/**
 * Asks before something unsaved is left, by the browser's own ways too. To be made before the router: of two that
 * hear of Back at the window, the first to have come hears first, and this one may keep it from the other.
 */
export function createLeaving(window: Window): Leaving {
  /** What is guarded: the question, and where in the history it stands. */
  let guarded: { agreed: () => boolean; pathname: string; place: number | null } | null = null;
  let isReturning = false;

  window.addEventListener('popstate', (event) => {
    if (isReturning) {
      // Back where it was: for the router nothing has happened.
      isReturning = false;
      event.stopImmediatePropagation();
      return;
    }
    if (guarded === null || window.location.pathname === guarded.pathname) return;
    if (guarded.agreed()) return;
    event.stopImmediatePropagation();
    isReturning = true;
    const here = guarded.place;
    const there = placeOf(event.state);
    window.history.go(here === null || there === null ? 1 : here - there);
  });

  return {
    allowed: () => guarded === null || guarded.agreed(),
    guard(agreed) {
      const mine = {
        agreed,
        pathname: window.location.pathname,
        place: placeOf(window.history.state),
      };
      guarded = mine;
      const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
      window.addEventListener('beforeunload', onUnload);
      return () => {
        if (guarded === mine) guarded = null;
        window.removeEventListener('beforeunload', onUnload);
      };
    },
  };
}
