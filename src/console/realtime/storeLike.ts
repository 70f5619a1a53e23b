import type { UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '@/console/store/types';

/** What the connection needs of the store, whichever middleware stands before it. */
export interface StoreLike {
  dispatch(action: UnknownAction): unknown;
  getState(): RootState;
}
