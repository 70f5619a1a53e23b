import { isAction, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import type { AppPorts } from '@/console/ports/ports';
import type { AppDispatch, RootState } from './types';

/** What a reaction finds: the store, and its state before the action. */
interface Reacting {
  dispatch: AppDispatch;
  getState: () => RootState;
  before: RootState;
}

/**
 * An effect that runs at once after an action. A listener's effect may wait, be cancelled and start others, for which each
 * of its runs gets a task and an `AbortController`; what follows from events, which come by the hundred, is a reaction.
 */
type Reaction = (action: UnknownAction, store: Reacting) => void;

/** The argument of what adds reactions. They run in the order in which they were added, after the reducer. */
export type StartReacting = (reaction: Reaction) => void;

/** @returns what adds reactions to a store, and its middleware. One that fails keeps no action and no other from running. */
export function createReactions({ logger }: Pick<AppPorts, 'logger'>): {
  add: StartReacting;
  middleware: Middleware<object, RootState, AppDispatch>;
} {
  const reactions: Reaction[] = [];
  const run = (reaction: Reaction, action: UnknownAction, store: Reacting) => {
    try {
      reaction(action, store);
    } catch (fault) {
      logger.warn('reaction', fault instanceof Error ? fault.name : 'unknown');
    }
  };
  return {
    add: (reaction) => reactions.push(reaction),
    middleware: (store) => (next) => (action) => {
      const before = store.getState();
      const result = next(action);
      if (isAction(action)) {
        const { dispatch, getState } = store;
        const reacting = { dispatch, getState, before };
        for (const reaction of reactions) run(reaction, action, reacting);
      }
      return result;
    },
  };
}
