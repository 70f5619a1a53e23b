import { openIndexedDbStore } from './indexedDbStore';
import type { RecordingRequest } from './protocol';
import { createRecordingHandler } from './recordingHandler';

/** A tab that was just reloaded waits this long for its former worker to end, in ms. */
const LOCK_WAIT_MS = 1_000;

/** A lock that is asked for twice would wait for itself. */
const held = new Set<string>();

function hold(name: string): Promise<boolean> {
  if (!('locks' in navigator) || held.has(name)) return Promise.resolve(true);
  return new Promise((resolve) => {
    navigator.locks
      .request(name, { signal: AbortSignal.timeout(LOCK_WAIT_MS) }, () => {
        held.add(name);
        resolve(true);
        return new Promise(() => undefined);
      })
      .catch(() => resolve(false));
  });
}

const serve = createRecordingHandler(
  {
    now: () => Date.now(),
    newId: () => crypto.randomUUID(),
    openStore: openIndexedDbStore,
    hold,
  },
  (reply) => self.postMessage(reply),
);
self.onmessage = ({ data }: MessageEvent<RecordingRequest>) => void serve(data);
