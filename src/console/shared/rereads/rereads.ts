import { QueryStatus } from '@reduxjs/toolkit/query';
import { api } from '@/console/api/api';
import type { StartAppListening } from '@/console/store/listening';

/**
 * Reads once more what was on its way when it became outdated: its answer may be older than what was heard,
 * and RTK Query begins no read where one is under way, nor knows what a first one is about.
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
          // How it ends stands in the store.
          if (isOutdated) await Promise.allSettled([read.refetch()]);
        }),
      );
    },
  });
}
