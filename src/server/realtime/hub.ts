import type { EventName, StreamPosition } from '@/contract/events';
import { writeEvent } from '@/contract/writeEvent';
import { isWithoutRights, type Person } from '@/server/auth/right';
import type { Clock } from '@/server/base/clock';
import type { Ids } from '@/server/base/ids';
import type { Audience, OutgoingEvent } from './emit';

/** How far back a stream can be resumed (wire: resume). */
export const RING_EVENTS = 512;
export const RING_MS = 10 * 60_000;

/** An event with its number in one person's stream, the same on all of their sockets. */
export interface NumberedEvent {
  seq: number;
  name: EventName;
  /** In wire format; undefined for an event without a payload. */
  payload: unknown;
  /** The offer that the event shows, when it asks for an acknowledgement (wire: seen). */
  shows: string | null;
}

/** One socket of a person. */
export interface Subscriber {
  send(event: NumberedEvent): void;
  /** Closes the connection: the client reconnects and resumes. */
  drop(): void;
}

export interface Subscription {
  /** Whether the stream could continue from `from`. */
  resumed: boolean;
  /** The events missed since `from`, in order; to be sent before anything else. */
  missed: readonly NumberedEvent[];
  /** The stream's last number: `missed` ends there, live events follow. */
  position: StreamPosition;
  end(): void;
}

/** The numbered event stream of each person (wire: sequence). All of it is synchronous and in memory. */
export interface Hub {
  /** Numbers the events for each person in their audiences and sends them; the unit of work calls it after a commit. */
  publish(events: readonly OutgoingEvent[]): void;
  /**
   * The current position of the person's stream. Read it before the query of a snapshot: the snapshot is at least that
   * new. The first call creates the stream: from then on it records events, whether a socket is open or not.
   */
  position(person: Person): StreamPosition;
  /**
   * Adds a socket of the person. The caller must send `missed` before it returns to the event loop; live events go to
   * `send` after that.
   *
   * @param from the position that the client reports; null for a client that starts anew.
   */
  subscribe(person: Person, subscriber: Subscriber, from: StreamPosition | null): Subscription;
  /**
   * Nobody resumes from where they are now: something may have been done without an event. Open sockets go on in their
   * streams and have to be told.
   */
  forgetPlaces(): void;
  /** Closes all sockets of all people. */
  dropAll(): void;
}

interface Stream {
  id: string;
  isAdmin: boolean;
  isWithoutRights: boolean;
  /** Number of the last event, 0 before the first. */
  seq: number;
  ring: { event: NumberedEvent; at: number }[];
  /** The last number from which the stream cannot be resumed, -1 for none. */
  forgottenTo: number;
  subscribers: Set<Subscriber>;
}

/** @param deliver sends an event to a socket; the demo's faults are inserted here. */
export function createHub(
  { clock, ids }: { clock: Pick<Clock, 'now'>; ids: Pick<Ids, 'token'> },
  deliver: (subscriber: Subscriber, event: NumberedEvent) => void = (subscriber, event) =>
    subscriber.send(event),
): Hub {
  const streams = new Map<string, Stream>();

  function streamOf(person: Person): Stream {
    const before = streams.get(person.id);
    const isRightless = isWithoutRights(person);
    if (before?.isAdmin === person.isAdmin && before.isWithoutRights === isRightless) return before;
    const stream: Stream = {
      id: ids.token(),
      isAdmin: person.isAdmin,
      isWithoutRights: isRightless,
      seq: 0,
      ring: [],
      forgottenTo: -1,
      subscribers: new Set(),
    };
    streams.set(person.id, stream);
    // The person's rights have changed: events meant for the old rights are neither sent nor sent again.
    if (before) dropAllOf(before);
    return stream;
  }

  function append(stream: Stream, unnumbered: Omit<NumberedEvent, 'seq'>): void {
    const at = clock.now();
    stream.seq += 1;
    const event: NumberedEvent = { seq: stream.seq, ...unnumbered };
    stream.ring.push({ event, at });
    forgetOld(stream, at);
    for (const subscriber of [...stream.subscribers]) deliver(subscriber, event);
  }

  return {
    publish: (events) => {
      for (const event of events) {
        const written = write(event);
        for (const [userId, stream] of streams) {
          if (hears(event.audience, userId, stream)) append(stream, written);
        }
      }
    },

    position: (person) => {
      const stream = streamOf(person);
      return { streamId: stream.id, seq: stream.seq };
    },

    subscribe: (person, subscriber, from) => {
      const stream = streamOf(person);
      forgetOld(stream, clock.now());
      const missed = from === null ? null : missedSince(stream, from);
      stream.subscribers.add(subscriber);
      return {
        resumed: missed !== null,
        missed: missed ?? [],
        position: { streamId: stream.id, seq: stream.seq },
        end: () => stream.subscribers.delete(subscriber),
      };
    },

    forgetPlaces: () => {
      for (const stream of streams.values()) stream.forgottenTo = stream.seq;
    },

    dropAll: () => streams.forEach(dropAllOf),
  };
}

function dropAllOf(stream: Stream): void {
  for (const subscriber of [...stream.subscribers]) subscriber.drop();
}

function write(event: OutgoingEvent): Omit<NumberedEvent, 'seq'> {
  return {
    name: event.name,
    payload: writeEvent(event.name, event.payload),
    shows: event.name === 'nova_oferta_conversa' ? event.payload.ofertaId : null,
  };
}

function forgetOld(stream: Stream, now: number): void {
  const firstKept = stream.ring.findIndex(({ at }) => now - at <= RING_MS);
  const tooOld = firstKept === -1 ? stream.ring.length : firstKept;
  stream.ring.splice(0, Math.max(tooOld, stream.ring.length - RING_EVENTS));
}

/** null when some of these events are no longer kept, or `from` was never a position of this stream. */
function missedSince(stream: Stream, from: StreamPosition): NumberedEvent[] | null {
  if (from.streamId !== stream.id || from.seq > stream.seq) return null;
  if (from.seq <= stream.forgottenTo) return null;
  const missed = stream.ring.filter(({ event }) => event.seq > from.seq);
  return missed.length === stream.seq - from.seq ? missed.map(({ event }) => event) : null;
}

/** Who has no rights yet hears only what is said to them by name (wire: pending, second-factor-required). */
function hears(
  audience: Audience,
  userId: string,
  { isAdmin, isWithoutRights: isRightless }: Pick<Stream, 'isAdmin' | 'isWithoutRights'>,
): boolean {
  if (isRightless) return 'userId' in audience && userId === audience.userId;
  switch (audience.kind) {
    case 'everyone':
      return true;
    case 'admins':
      return isAdmin;
    case 'user':
      return userId === audience.userId;
    case 'person':
      return isAdmin || userId === audience.userId;
    case 'chat':
      return isAdmin || userId === audience.agenteId;
  }
}
