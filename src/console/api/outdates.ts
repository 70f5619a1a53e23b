import { api } from './api';

type Stale = Parameters<typeof api.util.invalidateTags>[0][number];

interface Started {
  dispatch: (action: ReturnType<typeof api.util.invalidateTags>) => unknown;
  queryFulfilled: PromiseLike<unknown>;
}

/** An `onQueryStarted` for a mutation: invalidates the tags once it has ended, successfully or not. */
export const outdates =
  (...tags: Stale[]) =>
  async (_arg: unknown, { dispatch, queryFulfilled }: Started): Promise<void> => {
    await Promise.allSettled([queryFulfilled]);
    dispatch(api.util.invalidateTags(tags));
  };
