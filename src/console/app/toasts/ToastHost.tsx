import { useEffect, useState, type ComponentType } from 'react';
import type { Toaster } from './toaster';
import type { ToastNotifier } from './toastNotifier';

type Toasts = ComponentType<{ onReady: (toaster: Toaster) => void }>;

interface ToastHostProps {
  toasts: ToastNotifier;
  load?: () => Promise<Toasts>;
}

/** Whoever begins to use the page will see a toast soon, maybe one that says that the connection is gone. */
const FIRST_USE = ['pointerdown', 'keydown'];

async function downloadToasts(): Promise<Toasts> {
  return (await import(/* webpackChunkName: "toasts" */ './Toasts')).Toasts;
}

/**
 * Downloads what shows toasts as soon as one waits, or somebody begins to use the page. A download that fails is tried
 * again with the next toast, the next press, and when the browser is online again: what waits is not lost.
 */
export function ToastHost({ toasts, load = downloadToasts }: ToastHostProps) {
  const [Shown, setShown] = useState<Toasts | null>(null);
  const isMissing = Shown === null;
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
    for (const event of [...FIRST_USE, 'online']) window.addEventListener(event, download, true);
    return () => {
      isWanted = false;
      ends();
      for (const event of [...FIRST_USE, 'online']) {
        window.removeEventListener(event, download, true);
      }
    };
  }, [isMissing, load, toasts]);
  return Shown === null ? null : <Shown onReady={toasts.attach} />;
}
