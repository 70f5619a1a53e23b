import { createListenerMiddleware } from '@reduxjs/toolkit';
import { api } from '@/console/api/api';
import type { AppStore, EntryStore } from '@/console/app/createAppStore';
import type { AppPorts } from '@/console/ports/ports';
import { createSocketMiddleware } from '@/console/realtime/socketMiddleware';
import { createReactions } from '@/console/store/reactions';
import { rootReducer } from '@/console/store/rootReducer';
import type { AppDispatch, RootState } from '@/console/store/types';
import { LISTENERS } from './listeners';

/**
 * Opens the desk in a store: adds every slice, every call, every listener and the socket.
 *
 * @returns the same store, typed with every slice
 */
export function openDesk(store: EntryStore, ports: AppPorts): AppStore {
  const listeners = createListenerMiddleware<RootState, AppDispatch, AppPorts>({
    extra: ports,
    onError: (fault) =>
      ports.logger.warn('listener', fault instanceof Error ? fault.name : 'unknown'),
  });
  const reactions = createReactions(ports);
  for (const add of LISTENERS) add(listeners.startListening, reactions.add);
  return store.open({
    reducer: rootReducer,
    middleware: [
      listeners.middleware,
      reactions.middleware,
      api.middleware,
      createSocketMiddleware(ports),
    ],
  });
}
