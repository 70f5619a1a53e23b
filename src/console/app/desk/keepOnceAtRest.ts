import { QueryStatus } from '@reduxjs/toolkit/query';
import type { AppStore } from '@/console/app/createAppStore';
import { selectSyncState } from '@/console/entities/connection/connectionSelectors';
import type { EntryPorts } from '@/console/ports/ports';
import type { RootState } from '@/console/store/types';

/** Where the page does not come to rest, as without the host, the recording is kept after so many ms. */
export const KEEP_AFTER_MS = 3_000;

/**
 * The list and the chat are there: nothing is missing, and nothing is asked for. What the slices read stands in `asks`,
 * what RTK Query keeps stands in its cache.
 */
const isAtRest = (state: RootState): boolean =>
  selectSyncState(state) === 'inSync' &&
  Object.keys(state.asks).length === 0 &&
  Object.values(state.api.queries).every((query) => query?.status !== QueryStatus.pending);

/**
 * Keeps the recording as soon as the page has what it was opened for: the first chat comes before it, and a person who
 * reloads at once should leave a recording all the same (behaviour: recording-kept).
 */
export function keepOnceAtRest(
  store: Pick<AppStore, 'getState' | 'subscribe'>,
  { clock, recording }: Pick<EntryPorts, 'clock' | 'recording'>,
): void {
  const keep = () => {
    unsubscribe();
    cancel();
    recording.keep();
  };
  const unsubscribe = store.subscribe(() => {
    if (isAtRest(store.getState())) keep();
  });
  const cancel = clock.setTimeout(keep, KEEP_AFTER_MS);
}
