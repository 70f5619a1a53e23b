import type { EventName, EventPayload } from '@/contract/events';
import type { SignOut } from './signOuts';

/** The recipients of an event (wire: audiences). */
export type Audience =
  | { kind: 'user'; userId: string }
  | { kind: 'admins' }
  | { kind: 'everyone' }
  /** The agent a chat is assigned to, if any, and the administrators. */
  | { kind: 'chat'; agenteId: string | null }
  /** Somebody whom it is about, and the administrators. */
  | { kind: 'person'; userId: string };

/** An event for the hub, with its payload in the contract's internal form. */
export type OutgoingEvent = {
  [N in EventName]: { audience: Audience; name: N; payload: EventPayload<N> };
}[EventName];

/**
 * Queues events of a transaction. They are sent after its commit, in this order, and dropped when it rolls back. A
 * person in several audiences of one event gets it once.
 */
export interface Emit {
  toUser<N extends EventName>(userId: string, name: N, payload: EventPayload<N>): void;
  toAdmins<N extends EventName>(name: N, payload: EventPayload<N>): void;
  /** Every signed-in person. */
  toEveryone<N extends EventName>(name: N, payload: EventPayload<N>): void;
  /** The agent of a chat (null when there is none) or the agent concerned, and the administrators. */
  toChat<N extends EventName>(agenteId: string | null, name: N, payload: EventPayload<N>): void;
  /** Ends the sockets of sign-ins, after the commit and before the transaction's events: they get none of them. */
  signOut(signOut: SignOut): void;
  /** Somebody whose account it is about, also while they wait for approval, and the administrators. */
  toPersonAndAdmins<N extends EventName>(userId: string, name: N, payload: EventPayload<N>): void;
}

/**
 * @param note queues one event of a serial write.
 * @param noteSignOut queues a sign-out of it.
 */
export function createEmit(
  note: (event: OutgoingEvent) => void,
  noteSignOut: (signOut: SignOut) => void,
): Emit {
  function add<N extends EventName>(audience: Audience, name: N, payload: EventPayload<N>) {
    // The compiler cannot see that a name and its payload belong together when both are generic.
    note({ audience, name, payload } as OutgoingEvent);
  }
  return {
    toUser: (userId, name, payload) => add({ kind: 'user', userId }, name, payload),
    toAdmins: (name, payload) => add({ kind: 'admins' }, name, payload),
    toEveryone: (name, payload) => add({ kind: 'everyone' }, name, payload),
    toPersonAndAdmins: (userId, name, payload) => add({ kind: 'person', userId }, name, payload),
    toChat: (agenteId, name, payload) => add({ kind: 'chat', agenteId }, name, payload),
    signOut: noteSignOut,
  };
}
