import {
  configureStore,
  createDynamicMiddleware,
  type DevToolsEnhancerOptions,
  type Middleware,
  type Reducer,
  type Store,
  type StoreEnhancer,
} from '@reduxjs/toolkit';
import type { EntryPorts } from '@/console/ports/ports';
import { entryReducer, type EntryDispatch, type EntryState } from '@/console/store/entry';
import type { AppDispatch, RootState } from '@/console/store/types';

/** Development checks warn above this many ms. They walk the whole state, which is slow on a busy machine. */
const SLOW_CHECK_MS = 250;

export interface StoreOptions {
  /** What Redux DevTools may show and do. Default: it is not connected. */
  devTools?: DevToolsEnhancerOptions | null;
  /** An enhancer that records. It goes last, outside the batching (wire: recorder-last). */
  enhancer?: StoreEnhancer;
  /** Takes what tells those who look at the store of what the host pushed, and calls it. Default: at once. */
  tell?: (notify: () => void) => void;
}

/** The store after the desk is open. */
export type AppStore = Store<RootState> & { dispatch: AppDispatch };

/** The parts that the desk adds to the store. */
interface DeskParts {
  reducer: Reducer<RootState>;
  middleware: readonly Middleware<object, RootState, AppDispatch>[];
}

/** The store before the desk is open. */
export type EntryStore = Store<EntryState> & {
  dispatch: EntryDispatch;
  /** Adds the desk's parts; call it once. @returns the same store, typed with every slice */
  open(desk: DeskParts): AppStore;
};

/** @returns the console's store before the desk is open. It uses no globals: the outside world is `ports`. */
export function createAppStore(ports: EntryPorts, options: StoreOptions = {}): EntryStore {
  const { devTools = null, enhancer, tell = queueMicrotask } = options;
  const check = process.env['NODE_ENV'] !== 'production' && { warnAfter: SLOW_CHECK_MS };
  const ofDesk = createDynamicMiddleware<RootState, AppDispatch>();

  const store = configureStore({
    reducer: entryReducer,
    devTools: devTools ?? false,
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: ports },
        serializableCheck: check,
        immutableCheck: check,
      }).concat(ofDesk.middleware as Middleware),
    enhancers: (getDefault) => {
      const own = getDefault({ autoBatch: { type: 'callback', queueNotification: tell } });
      return enhancer ? own.concat(enhancer) : own;
    },
  });

  const open = ({ middleware, reducer }: DeskParts): AppStore => {
    ofDesk.addMiddleware(...middleware);
    // Redux DevTools computes the recorded states again with it, so that each of them has every slice.
    store.replaceReducer(reducer as unknown as typeof entryReducer);
    return store as unknown as AppStore;
  };
  return Object.assign(store, { open });
}
