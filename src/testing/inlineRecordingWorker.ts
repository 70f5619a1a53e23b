import { webcrypto } from 'node:crypto';
import { createMemoryStore } from '@/console/recording/keeping/memoryStore';
import type { PieceStore } from '@/console/recording/keeping/pieceStore';
import type { RecordingRequest, RecordingWorker } from '@/console/recording/keeping/protocol';
import { createRecordingHandler } from '@/console/recording/keeping/recordingHandler';

/** The recordings of one browser, and the locks of its tabs. */
export interface RecordingBrowser {
  store: PieceStore;
  held: Set<string>;
}

export const recordingBrowser = (): RecordingBrowser => ({
  store: createMemoryStore(),
  held: new Set(),
});

let ids = 0;

/** The recording's worker without a separate thread: it gets copies, and its answers are asynchronous. */
export function startInlineRecordingWorker({ held, store }: RecordingBrowser, now: () => number) {
  // jsdom has no keys.
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  const asked: RecordingRequest[] = [];
  const locks = new Set<string>();
  let working = Promise.resolve();
  const serve = createRecordingHandler(
    {
      now,
      newId: () => `recording-${(ids += 1)}`,
      openStore: () => Promise.resolve(store),
      hold: (name) => {
        if (held.has(name) && !locks.has(name)) return Promise.resolve(false);
        held.add(name);
        locks.add(name);
        return Promise.resolve(true);
      },
    },
    (reply) => worker.onmessage?.(new MessageEvent('message', { data: reply })),
  );
  const worker: RecordingWorker = {
    onmessage: null,
    onerror: null,
    postMessage: (request) => {
      const copy = structuredClone(request);
      asked.push(copy);
      working = working.then(() => serve(copy));
    },
  };
  return {
    worker,
    asked,
    /** Waits for all that was asked. */
    done: () => working,
    /** Ends it, as a reload of the page does. */
    end: () => {
      for (const name of locks) held.delete(name);
    },
  };
}
