import { createSelectorCreator, lruMemoize, weakMapMemoize } from '@reduxjs/toolkit';

/**
 * RTK's `createSelector`, which computes only for new inputs, but remembers the last state and arguments alone. RTK's own
 * remembers each state, for which every selector on the screen makes maps whenever anything happened.
 */
export const createSelector = createSelectorCreator({
  memoize: weakMapMemoize,
  argsMemoize: lruMemoize,
});
