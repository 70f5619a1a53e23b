/**
 * The desk: the signed-in part of the console (wire: entry-and-desk). The entry imports it lazily: main.tsx this file
 * with the console's page, and AppRoutes.tsx the screens beside it.
 */
import type { EntryStore } from '@/console/app/createAppStore';
import { followOtherTabs } from '@/console/features/session/otherTabs';
import { startSession } from '@/console/features/session/start';
import type { EntryPorts } from '@/console/ports/ports';
import { createDeskPorts } from './createDeskPorts';
import { keepOnceAtRest } from './keepOnceAtRest';
import { openDesk } from './openDesk';

export { signIn } from '@/console/features/login/signIn';
export { askProfile } from '@/console/features/session/start';
export { ConsolePage } from './ConsolePage';

/** Opens the desk in a real browser, and starts the session, for which a token may have come or gone meanwhile. */
export function openBrowserDesk(entry: EntryStore, ports: EntryPorts): void {
  // The store's thunks already hold the entry's ports object, so the desk's ports are added to the same object.
  const store = openDesk(entry, Object.assign(ports, createDeskPorts(ports)));
  store.dispatch(followOtherTabs());
  keepOnceAtRest(store, ports);
  void store.dispatch(startSession());
}
