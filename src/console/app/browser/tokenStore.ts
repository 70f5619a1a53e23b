import type { Storage } from '@/console/ports/ports';
import type { TokenStore } from '@/console/ports/tokenStore';

/** The token stands in the browser's storage under this key (wire: browser-storage). */
const TOKEN_KEY = 'token';
/** And whose it is under this. */
const USER_ID_KEY = 'user_id';

/** The token store on top of a storage, shared by the tabs of one browser. */
export function createTokenStore(storage: Storage): TokenStore {
  return {
    get: () => storage.get(TOKEN_KEY) || null,
    set: (token, ownerId) => {
      // Before the token, whose change is what other tabs hear of.
      if (ownerId !== undefined) storage.set(USER_ID_KEY, ownerId);
      storage.set(TOKEN_KEY, token);
    },
    ownerId: () => storage.get(USER_ID_KEY),
    clear: () => storage.remove(TOKEN_KEY),
    subscribe: (listener) =>
      storage.subscribe((key, value) => {
        if (key === TOKEN_KEY) listener(value || null);
      }),
  };
}
