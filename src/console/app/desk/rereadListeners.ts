import { QueryStatus } from '@reduxjs/toolkit/query';
import { api } from '@/console/api/api';
import type { StartAppListening } from '@/console/store/listening';

/**
 * Repeats reads that were under way when they became stale: their response may be older than the event that made them
 * stale. RTK Query does not refetch a query that is under way, and does not know the tags of one that has never been
 * read.
 */
export function addRereadListeners(start: StartAppListening): void {
  start({
    actionCreator: api.util.invalidateTags,
    effect: async ({ payload: tags }, { dispatch, getOriginalState, getState }) => {
      const { queries } = getOriginalState().api;
      const running = dispatch(api.util.getRunningQueriesThunk()).filter(
        ({ queryCacheKey }) => queries[queryCacheKey]?.status === QueryStatus.pending,
      );
      await Promise.all(
        running.map(async (read) => {
          await read;
          const outdated = api.util.selectInvalidatedBy(getState(), tags);
          const isOutdated = outdated.some((each) => each.queryCacheKey === read.queryCacheKey);
          // The result is in the store.
          if (isOutdated) await Promise.allSettled([read.refetch()]);
        }),
      );
    },
  });
}
