import type { StreamPosition } from '@/contract/events';
import type { EpochMs } from '@/contract/wire';

/**
 * What slices must know of their neighbours to judge an action. The root reducer works it out of the state before the
 * action (store/context.ts) and hands it to the reducers as an argument, each of which names what it takes. So every
 * one of them stays pure, no fact has two homes, and actions carry what happened and nothing else.
 */
export interface ActionContext {
  userId: string | null;
  isAdmin: boolean;
  /** The action's chat is open in a visible page. */
  watched: boolean;
  /** How much of the messages of the action's chat is kept. */
  keeping: 'all' | 'page' | 'few';
  /** The event brings a message that is not held yet (entities/messages/isNewMessage). */
  isNew: boolean;
  /** `authenticated` goes on with our stream where we left it. */
  resumed: boolean;
  /** What an answer is true at; for events, their own position. Always of the current stream. */
  asOf: StreamPosition;
  /** The server's clock when an event was heard. */
  serverNow: EpochMs;
}

/** Some of it, by name: what a reducer takes. */
export type Context<K extends keyof ActionContext> = Pick<ActionContext, K>;
