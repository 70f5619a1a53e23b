import {
  configureStore,
  createListenerMiddleware,
  isPlain,
  type StoreEnhancer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { api } from '@/console/api/api';
import { addReadingListeners } from '@/console/features/chat/reading/readingListeners';
import { addCouponsListeners } from '@/console/features/coupons/listeners';
import { addInboxListeners } from '@/console/features/inbox/listeners';
import { addLoginListeners } from '@/console/features/login/listeners';
import { addOutboxListeners } from '@/console/features/outbox/listeners';
import { addSessionListeners } from '@/console/features/session/listeners';
import { addPreferencesListeners } from '@/console/features/session/preferences';
import { addResyncListeners } from '@/console/realtime/resyncListeners';
import { createSocketMiddleware } from '@/console/realtime/socketMiddleware';
import type { AppPorts } from '@/console/ports/ports';
import { addFormFaultListeners } from '@/console/shared/notices/formFaults';
import type { StartAppListening } from '@/console/store/listening';
import { rootReducer } from '@/console/store/rootReducer';
import type { AppDispatch, RootState } from '@/console/store/types';
import { devToolsOptions } from './devtools/devToolsOptions';

/** Who adds listeners from the start; what happens at the desk alone comes with it (deskListeners.ts). */
const LISTENERS: readonly ((start: StartAppListening) => void)[] = [
  addPreferencesListeners,
  addSessionListeners,
  addResyncListeners,
  addOutboxListeners,
  addReadingListeners,
  addInboxListeners,
  addCouponsListeners,
  addFormFaultListeners,
  addLoginListeners,
];

/** The checks of development walk the whole state; on a busy machine that takes a moment. */
const SLOW_CHECK_MS = 250;

export interface StoreOptions {
  /** Redux DevTools, with personal data masked. Default: on. */
  devTools?: boolean;
  /** Called with every plain action after it was reduced: the log of a session. */
  onAction?: (action: UnknownAction) => void;
  /** Takes the way by which more listeners are added. */
  onListening?: (start: StartAppListening) => void;
  /** An enhancer that records. It goes last, outside of the batching (wire: recorder-last). */
  enhancer?: StoreEnhancer;
}

/** The store of the console. It reaches for no global: the outside world is `ports`. */
export function createAppStore(ports: AppPorts, options: StoreOptions = {}) {
  const { devTools = true, enhancer, onAction, onListening } = options;
  const check = process.env['NODE_ENV'] !== 'production' && { warnAfter: SLOW_CHECK_MS };
  const listeners = createListenerMiddleware<RootState, AppDispatch, AppPorts>({
    extra: ports,
    onError: (fault) =>
      ports.logger.warn('listener', fault instanceof Error ? fault.name : 'unknown'),
  });
  for (const add of LISTENERS) add(listeners.startListening);
  onListening?.(listeners.startListening);

  const recorded =
    () =>
    (next: (action: unknown) => unknown) =>
    (action: unknown): unknown => {
      const result = next(action);
      if (onAction && isPlain(action)) onAction(action as UnknownAction);
      return result;
    };

  return configureStore({
    reducer: rootReducer,
    devTools: devTools && devToolsOptions,
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: ports },
        serializableCheck: check,
        immutableCheck: check,
      })
        .prepend(listeners.middleware)
        .concat(api.middleware, createSocketMiddleware(ports), recorded),
    enhancers: (getDefault) => (enhancer ? getDefault().concat(enhancer) : getDefault()),
  });
}

export type AppStore = ReturnType<typeof createAppStore>;
