import type { StreamPosition } from '@/contract/events';
import type { EpochMs } from '@/contract/wire';

/**
 * Facts from other slices that a reducer needs to judge an action. The root reducer computes them from the state before
 * the action (store/context.ts) and passes them to the reducers as an argument; each reducer names the ones it takes.
 * Reducers stay pure, every fact has one home, and actions contain only what happened.
 */
export interface ActionContext {
  userId: string | null;
  isAdmin: boolean;
  /** The action's chat is open in a visible page. */
  watched: boolean;
  /** It is, and its messages were not read yet: opening it has it marked as read. */
  opening: boolean;
  /** How many messages of the action's chat are kept. */
  keeping: 'all' | 'page' | 'few';
  /** The event brings a message that is not held yet (isNewMessage). */
  isNew: boolean;
  /** `authenticated` resumes our stream where we left it. */
  resumed: boolean;
  /** The position at which a response is true; for an event its own position. It is always of the current stream. */
  asOf: StreamPosition;
  /** The server's time when an event was received, in epoch ms. */
  serverNow: EpochMs;
}

/** A part of the context, by field names: the argument of one reducer. */
export type Context<K extends keyof ActionContext> = Pick<ActionContext, K>;
