import type { EventName, EventPayload } from '@/contract/events';

/** Who gets an event (wire: audiences). */
export type Audience =
  | { kind: 'user'; userId: string }
  | { kind: 'admins' }
  | { kind: 'everyone' }
  /** The agent a chat is assigned to, if any, and the administrators. */
  | { kind: 'chat'; agenteId: string | null };

/** An event on its way to the hub, its payload in the contract's internal form. */
export type OutgoingEvent = {
  [N in EventName]: { audience: Audience; name: N; payload: EventPayload<N> };
}[EventName];

/**
 * Notes events of a transaction; they leave after its commit, in this order, and not at all when it rolls back.
 * Who is in several audiences of one event gets it once.
 */
export interface Emit {
  toUser<N extends EventName>(userId: string, name: N, payload: EventPayload<N>): void;
  toAdmins<N extends EventName>(name: N, payload: EventPayload<N>): void;
  /** Every signed-in person. */
  toEveryone<N extends EventName>(name: N, payload: EventPayload<N>): void;
  /** A chat's people, and an agent's: the agent, null when there is none, and the administrators. */
  toChat<N extends EventName>(agenteId: string | null, name: N, payload: EventPayload<N>): void;
}

/** @param note takes one event; the unit of work's own emit. */
export function createEmit(note: (event: OutgoingEvent) => void): Emit {
  function add<N extends EventName>(audience: Audience, name: N, payload: EventPayload<N>) {
    // The compiler does not see that a name and its payload belong together once both are generic.
    note({ audience, name, payload } as OutgoingEvent);
  }
  return {
    toUser: (userId, name, payload) => add({ kind: 'user', userId }, name, payload),
    toAdmins: (name, payload) => add({ kind: 'admins' }, name, payload),
    toEveryone: (name, payload) => add({ kind: 'everyone' }, name, payload),
    toChat: (agenteId, name, payload) => add({ kind: 'chat', agenteId }, name, payload),
  };
}
