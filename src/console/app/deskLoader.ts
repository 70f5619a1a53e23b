import type { StartAppListening } from '@/console/store/listening';

/** Brings the desk's listeners into the page when they are needed: the login screen does without them. */
export interface DeskLoader {
  /** Takes the way by which listeners are added to the store. */
  listenWith: (start: StartAppListening) => void;
  /** To be waited for before a socket is made: no event may come before who listens to it. Once is enough. */
  load: () => Promise<void>;
}

/** @param chunk the listeners' own code; a load that fails rejects and may be tried again. */
export function createDeskLoader(
  chunk: () => Promise<{ addDeskListeners: (start: StartAppListening) => void }>,
): DeskLoader {
  let start: StartAppListening | null = null;
  let added = false;
  return {
    listenWith: (given) => {
      start = given;
    },
    load: async () => {
      const { addDeskListeners } = await chunk();
      if (added || start === null) return;
      added = true;
      addDeskListeners(start);
    },
  };
}
