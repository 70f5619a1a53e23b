import type { NavigateFunction } from 'react-router-dom';
import type { Leaving, Navigator } from '@/console/ports/ports';

export interface RouterNavigator extends Navigator {
  /**
   * Connects the router's navigate function, of a router that follows the window's address.
   *
   * @returns a function that disconnects it
   */
  attach(navigate: NavigateFunction): () => void;
}

/** Lets listeners navigate once the router is mounted. A navigation requested before that waits for it. */
export function createRouterNavigator(leaving: Pick<Leaving, 'allowed'>): RouterNavigator {
  let navigate: NavigateFunction | null = null;
  let waiting: Parameters<Navigator['go']> | null = null;
  const go: Navigator['go'] = (path, options = {}) => {
    const { from, replace = false } = options;
    if (navigate === null) waiting = [path, options];
    else if (from !== undefined && from !== window.location.pathname) return;
    else if (leaving.allowed()) void navigate(path, { replace });
  };
  return {
    go,
    attach(routers) {
      navigate = routers;
      if (waiting !== null) go(...waiting);
      waiting = null;
      return () => {
        if (navigate === routers) navigate = null;
      };
    },
  };
}
