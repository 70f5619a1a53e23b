import { useEffect, useState, type ComponentType } from 'react';
import { selectSessionStatus } from '@/console/entities/session/sessionSelectors';
import type { EntryThunk } from '@/console/store/entry';
import { useEntryDispatch, useEntrySelector } from '@/console/store/hooks';
import type { Toaster } from './toaster';
import type { ToastNotifier } from './toastNotifier';

type Toasts = ComponentType<{ onReady: (toaster: Toaster) => void }>;

interface ToastHostProps {
  toasts: ToastNotifier;
  load?: () => Promise<Toasts>;
}

/** Whoever begins to use the page will see a toast soon, maybe one that says that the connection is gone. */
const FIRST_USE = ['pointerdown', 'keydown'];
/** The host may have something to say to whoever is signed in: so long, in ms, what is on the screen comes first. */
const SIGNED_IN_MS = 1_000;

const later =
  (deed: () => void): EntryThunk<() => void> =>
  (_dispatch, _getState, { clock }) =>
    clock.setTimeout(deed, SIGNED_IN_MS);

async function downloadToasts(): Promise<Toasts> {
  return (await import(/* webpackChunkName: "toasts" */ './Toasts')).Toasts;
}

/**
 * Downloads what shows toasts as soon as one waits, or somebody begins to use the page or has signed in. A download that
 * fails is tried again with the next toast, the next press, and when the browser is online again: what waits is not lost.
 */
export function ToastHost({ toasts, load = downloadToasts }: ToastHostProps) {
  const [Shown, setShown] = useState<Toasts | null>(null);
  const isMissing = Shown === null;
  const isSignedIn = useEntrySelector(selectSessionStatus) === 'signedIn';
  const dispatch = useEntryDispatch();
  useEffect(() => {
    if (!isMissing) return undefined;
    let isWanted = true;
    const download = () => {
      load().then(
        (loaded) => {
          if (isWanted) setShown(() => loaded);
        },
        () => undefined,
      );
    };
    const ends = toasts.onWanted(download);
    const cancel = isSignedIn ? dispatch(later(download)) : undefined;
    for (const event of [...FIRST_USE, 'online']) window.addEventListener(event, download, true);
    return () => {
      isWanted = false;
      ends();
      cancel?.();
      for (const event of [...FIRST_USE, 'online']) {
        window.removeEventListener(event, download, true);
      }
    };
  }, [dispatch, isMissing, isSignedIn, load, toasts]);
  return Shown === null ? null : <Shown onReady={toasts.attach} />;
}
