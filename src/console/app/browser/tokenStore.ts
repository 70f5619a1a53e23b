import { TOKEN_KEY } from '@/console/lib/storageKeys';
import type { Storage } from '@/console/ports/ports';
import type { TokenStore } from '@/console/ports/tokenStore';

/** The storage key of the user the token belongs to. */
const USER_ID_KEY = 'user_id';

/** @returns a token store on top of a storage, shared by the tabs of one browser. */
export function createTokenStore(storage: Storage): TokenStore {
  const setOwnerId = (ownerId: string | null) =>
    ownerId === null ? storage.remove(USER_ID_KEY) : storage.set(USER_ID_KEY, ownerId);
  return {
    get: () => storage.get(TOKEN_KEY) || null,
    set: (token, ownerId) => {
      // Written before the token, because other tabs react to the token's change.
      if (ownerId !== undefined) setOwnerId(ownerId);
      storage.set(TOKEN_KEY, token);
    },
    ownerId: () => storage.get(USER_ID_KEY),
    setOwnerId,
    clear: () => storage.remove(TOKEN_KEY),
    subscribe: (listener) =>
      storage.subscribe((key, value) => {
        if (key === TOKEN_KEY) listener(value || null);
      }),
  };
}
