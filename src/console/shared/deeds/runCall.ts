/**
 * A deed's call that runs under a key, so that every component sees whether it runs, even one that is mounted
 * meanwhile.
 */
import { QueryStatus } from '@reduxjs/toolkit/query';
import type { AppThunk, RootState } from '@/console/store/types';

/** A mutation's endpoint, as far as `runCall` uses it. */
interface Call<Arg, Result> {
  initiate: (
    arg: Arg,
    options: { fixedCacheKey: string },
  ) => AppThunk<Promise<Result> & { reset: () => void }>;
}

/**
 * Runs a call under a key, until its response came. The key is free again afterwards: the result is not kept in the
 * state.
 *
 * @param key names the call to `selectIsRunning`. Two calls at once need two keys.
 * @returns the response, or the error with which the call failed.
 */
export const runCall =
  <Arg, Result>(call: Call<Arg, Result>, arg: Arg, key: string): AppThunk<Promise<Result>> =>
  async (dispatch) => {
    const running = dispatch(call.initiate(arg, { fixedCacheKey: key }));
    const result = await running;
    running.reset();
    return result;
  };

/** @returns whether a call runs under this key. */
export const selectIsRunning = (state: RootState, key: string): boolean =>
  state.api.mutations[key]?.status === QueryStatus.pending;
