import { createContext, createElement, useContext, type ReactNode } from 'react';
import { selectLocale } from '@/console/entities/preferences/preferencesSlice';
import { deskUnreachable, signedOut } from '@/console/entities/session/entrySession';
import { backoffMs } from '@/console/lib/backoff';
import type { EntryPorts } from '@/console/ports/ports';
import { wait } from '@/console/lib/wait';
import { loadTexts } from '@/console/text/texts';
import type { EntryStore } from './createAppStore';
import type * as desk from './desk/desk';

type DeskChunk = typeof desk;

/** The desk's functions that the entry calls. */
type DeskDeeds = Pick<DeskChunk, 'signIn' | 'askProfile'>;

/** Loads the desk for the entry (wire: entry-and-desk). */
export interface DeskLoader {
  /**
   * Downloads the desk with its texts and opens it, once. Later calls get the same promise.
   * @throws Error when the download fails; the next call downloads again.
   */
  load(): Promise<DeskDeeds>;
  /** @returns whether the desk is open, which includes that the session has been started. */
  isOpen(): boolean;
  /**
   * @returns the console's page; null before the desk is open. It is no lazy component: React shows for 300 ms what
   *   stands for one, however soon it comes.
   */
  page(): ReactNode;
}

/** @param download imports the desk's file */
export function createDeskLoader(
  store: EntryStore,
  ports: EntryPorts,
  download: () => Promise<DeskChunk>,
): DeskLoader {
  let coming: Promise<DeskDeeds> | null = null;
  let opened: DeskChunk | null = null;
  const texts = () => loadTexts(selectLocale(store.getState()));
  const open = async () => {
    const [chunk] = await Promise.all([download(), texts()]);
    // Another tab may have changed the language during the download.
    await texts();
    chunk.openBrowserDesk(store, ports);
    opened = chunk;
    return chunk;
  };
  return {
    load: () =>
      (coming ??= open().catch((fault: unknown) => {
        coming = null;
        throw fault;
      })),
    isOpen: () => opened !== null,
    page: () => opened && createElement(opened.ConsolePage),
  };
}

/** The longest pause between two download attempts, in ms. */
const MAX_PAUSE_MS = 5_000;

/**
 * Opens the desk as soon as there is a token: at start, or when another tab signs in. A failed download is retried
 * while the token exists. Without a token the session becomes signed out.
 */
export function openWithToken(
  store: EntryStore,
  { clock, random, tokens }: EntryPorts,
  desk: DeskLoader,
): void {
  const bring = async () => {
    for (let failures = 1; tokens.get() !== null; failures += 1) {
      try {
        await desk.load();
        return;
      } catch {
        store.dispatch(deskUnreachable());
        await wait(clock, backoffMs(failures, random(), MAX_PAUSE_MS));
      }
    }
    store.dispatch(signedOut({ reason: 'noToken' }));
  };
  void bring();
  tokens.subscribe((token) => {
    if (token !== null) void bring();
  });
}

/** The desk loader for the entry's screens. */
export const DeskContext = createContext<DeskLoader | null>(null);

/** @throws Error without a DeskContext above the component, which is a bug in the composition */
export function useDesk(): DeskLoader {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('useDesk needs a DeskContext above it');
  return desk;
}
