import type { Storage } from '@/console/ports/ports';

/**
 * The browser's storage. What it refuses, full or forbidden, is kept for as long as this tab lives: the
 * console works on, and what a person did only does not survive a reload.
 * @param onRefused called with the first part of the key that could not be written.
 */
export function createBrowserStorage(window: Window, onRefused: (key: string) => void): Storage {
  const localStorage = storageOf(window);
  const refused = new Map<string, string>();
  return {
    get: (key) => refused.get(key) ?? localStorage?.getItem(key) ?? null,
    set: (key, value) => {
      try {
        if (!localStorage) throw new Error('this browser forbids storage');
        localStorage.setItem(key, value);
        refused.delete(key);
      } catch {
        refused.set(key, value);
        onRefused(key.split(':')[0] ?? '');
      }
    },
    remove: (key) => {
      refused.delete(key);
      localStorage?.removeItem(key);
    },
    keys: (prefix) => {
      const all = new Set([...Object.keys(localStorage ?? {}), ...refused.keys()]);
      return [...all].filter((key) => key.startsWith(prefix));
    },
    subscribe(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.storageArea !== localStorage || event.key === null) return;
        // Another tab could write it: that is newer than what was kept here.
        refused.delete(event.key);
        listener(event.key, event.newValue);
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

/** null where the browser forbids storage: the mere question throws there. */
function storageOf(window: Window): Window['localStorage'] | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
