import { isAction, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { offerShown } from '@/console/entities/offers/offersSlice';
import { selectUserId } from '@/console/entities/session/sessionSelectors';
import type { AppPorts } from '@/console/ports/ports';
import type { AppDispatch, RootState } from '@/console/store/types';
import { followFirstReads } from './firstReads';
import { openConnection, type Connection } from './openConnection';

/**
 * Opens the connection when the signed-in person becomes known and closes it when they leave. A replayed action goes
 * through reducers only, so it opens nothing.
 */
export function createSocketMiddleware(
  ports: AppPorts,
): Middleware<object, RootState, AppDispatch> {
  return (store) => {
    let connection: Connection | null = null;
    let reads = followFirstReads();
    return (next) => (action) => {
      const before = selectUserId(store.getState());
      const result = next(action);
      const after = selectUserId(store.getState());
      if (before !== after) {
        connection?.close();
        if (before !== null) reads = followFirstReads();
        connection = after === null ? null : openConnection(storeOf(store), ports, reads);
      }
      if (isAction(action)) reads.note(action);
      connection?.afterAction();
      if (isAction(action) && offerShown.match(action)) {
        connection?.acknowledgeOffer(action.payload.ofertaId);
      }
      return result;
    };
  };
}

function storeOf(store: { dispatch: AppDispatch; getState: () => RootState }) {
  return {
    dispatch: (action: UnknownAction) => store.dispatch(action),
    getState: () => store.getState(),
  };
}
