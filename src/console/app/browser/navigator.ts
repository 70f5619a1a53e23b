import type { NavigateFunction } from 'react-router-dom';
import type { Leaving, Navigator } from '@/console/ports/ports';

export interface RouterNavigator extends Navigator {
  /** Gives it the router's own way of going somewhere. @returns the end of it. */
  attach(navigate: NavigateFunction): () => void;
}

/** Goes where listeners want, once the router stands; what is asked for before waits for it. */
export function createRouterNavigator(leaving: Pick<Leaving, 'allowed'>): RouterNavigator {
  let navigate: NavigateFunction | null = null;
  let waiting: Parameters<Navigator['go']> | null = null;
  const go: Navigator['go'] = (path, options) => {
    if (navigate === null) waiting = [path, options];
    else if (leaving.allowed()) void navigate(path, options);
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
