import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';

/** Adds every action to `log` before it is reduced, so that one dispatched by a subscriber comes after its cause. */
export const logActions =
  (log: UnknownAction[]): StoreEnhancer =>
  (createStore) =>
  (reducer, preloaded) => {
    const store = createStore(reducer, preloaded);
    const dispatch: typeof store.dispatch = (action) => {
      log.push(action);
      return store.dispatch(action);
    };
    return { ...store, dispatch };
  };
