import type { UnknownAction } from '@reduxjs/toolkit';
import type { StreamPosition } from '@/contract/events';
import type { EpochMs } from '@/contract/wire';
import { LOCAL_STREAM } from '@/console/api/streamPosition';

/**
 * What a slice must know of its neighbours to judge an action. The root reducer works it out of the
 * state before the action and hands it over with it (store/rootReducer), so that every slice stays a
 * pure function of its own state and the action, and no fact has two homes.
 */
export interface ActionContext {
  userId: string | null;
  isAdmin: boolean;
  /** The action's chat is open in a visible page. */
  watched: boolean;
  /** How much of the messages of the action's chat is kept. */
  keeping: 'all' | 'page' | 'few';
  /** The action's message is held already. */
  held: boolean;
  /** `authenticated` goes on with our stream where we left it. */
  resumed: boolean;
  /** What an answer is true at; for events, their own position. Always of the current stream. */
  asOf: StreamPosition;
  /** The server's clock when an event was heard. */
  serverNow: EpochMs;
}

const NOTHING: ActionContext = {
  userId: null,
  isAdmin: false,
  watched: false,
  keeping: 'all',
  held: false,
  resumed: false,
  asOf: { streamId: LOCAL_STREAM, seq: 0 },
  serverNow: 0,
};

const CONTEXT = 'context';

/** The action as slices get it. */
export function withContext(action: UnknownAction, context: ActionContext): UnknownAction {
  const meta = action['meta'] ?? {};
  return { ...action, meta: { ...meta, [CONTEXT]: context } };
}

/** What the root reducer handed over with an action. */
export function contextOf(action: object): ActionContext {
  const { meta } = action as { meta?: { [CONTEXT]?: ActionContext } };
  return meta?.[CONTEXT] ?? NOTHING;
}
