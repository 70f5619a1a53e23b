import type { Storage } from '@/console/ports/ports';

/**
 * @returns the browser's storage. A refused write (full or forbidden) is kept in memory while this tab lives: the
 * console works on, and the value only does not survive a reload.
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
        // Another tab could write the key, so its value is newer than the one kept here.
        refused.delete(event.key);
        listener(event.key, event.newValue);
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

/** @returns null where the browser forbids storage: even reading the property throws there. */
function storageOf(window: Window): Window['localStorage'] | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
