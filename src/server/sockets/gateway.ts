import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { Server, type Socket } from 'socket.io';
import * as v from 'valibot';
import type { Conversation } from '@/contract/entities/conversation';
import {
  authenticateSchema,
  readPosition,
  writePosition,
  type EventName,
  type EventPayload,
  type StreamPosition,
} from '@/contract/events';
import { ALL_FEATURES } from '@/contract/features';
import { writeEvent } from '@/contract/writeEvent';
import { isWithoutRights, type Person } from '@/server/auth/right';
import type { Session, Sessions } from '@/server/auth/sessions';
import { answerBare } from '@/server/http/errorAnswers';
import { SECURITY_HEADERS } from '@/server/http/securityHeaders';
import type { Pace } from '@/server/limits/pace';
import { createTokenBuckets } from '@/server/limits/tokenBucket';
import { isDatabaseAway } from '@/server/db/sqlState';
import type { Parts } from '@/server/parts';
import { httpText } from '@/server/text/http';
import type { NumberedEvent, Subscription } from '@/server/realtime/hub';
import { createPersonSockets } from './personSockets';
import { closeWhenFull } from './slowReader';

/** A dead connection is noticed after both together. */
const PING_INTERVAL_MS = 10_000;
const PING_TIMEOUT_MS = 5_000;
/** A socket that connects and sends nothing is closed after this. */
const SILENCE_MS = 20_000;
/** The largest message from a client is its token. */
const MAX_PACKET_BYTES = 16_384;
/** The rate of packets that a socket may send; acknowledgements of a replay come in a burst. */
const PACKET_LIMIT = { burst: 200, perMinute: 600 };
/** How often the sessions of open sockets are compared with the database. */
export const SESSION_CHECK_MS = 15_000;

export interface GatewayOptions {
  sessions: Pick<Sessions, 'authenticate' | 'compare'>;
  /** The server's time that each person takes, shared with their calls. */
  pace: Pace;
  /** The person's conversations, for a socket that starts anew. */
  listConversations: (person: Person) => Promise<Conversation[]>;
  /** Called for a person whose socket hears its first, after all that it has to be told. */
  onFreshSocket: (person: Person) => Promise<void>;
}

export interface Gateway {
  /** Compares the sessions of open sockets with the database at once. It never throws. */
  checkSessions(): void;
  /** Closes every socket and accepts no more. Consoles see a lost connection and come back (wire: reconnect). */
  close(): void;
}

/** The state of an authenticated socket. */
interface Attached extends Session {
  socket: Socket;
  subscription: Subscription;
  takeBackExpiry: () => void;
}

type GatewayParts = Pick<
  Parts,
  'availability' | 'clock' | 'hub' | 'presence' | 'signOuts' | 'messaging' | 'logger' | 'tokens'
>;

/** Handles sockets (wire: socket): their authentication, missed events, and position in their person's stream. */
export function createGateway(
  server: HttpServer,
  { availability, clock, hub, presence, signOuts, messaging, logger, tokens }: GatewayParts,
  { sessions, pace, listConversations, onFreshSocket }: GatewayOptions,
): Gateway {
  let isClosed = false;
  const io = new Server(server, {
    serveClient: false,
    pingInterval: PING_INTERVAL_MS,
    pingTimeout: PING_TIMEOUT_MS,
    maxHttpBufferSize: MAX_PACKET_BYTES,
    // Unknown paths are answered below: the library would close the connection without a response.
    destroyUpgrade: false,
    allowRequest: (_request, decide) => decide(null, !isClosed),
  });
  answerRefusedUpgrades(server, io);
  // Runs before any other listener: the socket library's own refusals allow no other way to add headers.
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
  });
  const attached = new Map<Socket, Attached>();
  /** The sockets that showed a token of ours, authenticated or waiting for it: they hear how the server is. */
  const known = new Set<Socket>();
  const packets = createTokenBuckets(clock, PACKET_LIMIT);
  const people = createPersonSockets({ clock, availability }, pace);

  /** How many sign-outs were told: a sign-in that was read before the last of them may be void. */
  let signOutsTold = 0;

  /** Tells a socket that its sign-in is over, and closes it. No event reaches it any more. */
  function refuse(socket: Socket): void {
    detach(socket);
    socket.emit('auth_error', writeEvent('auth_error', { message: httpText.invalidToken }));
    socket.disconnect(true);
  }

  /** Closes only the transport: a client that the server disconnects does not reconnect. No event reaches it. */
  function cut(socket: Socket): void {
    detach(socket);
    socket.conn.close();
  }

  function detach(socket: Socket): void {
    const entry = attached.get(socket);
    if (!entry) return;
    attached.delete(socket);
    entry.takeBackExpiry();
    entry.subscription.end();
    presence.disconnected(entry.person.id);
  }

  /**
   * Sends everything up to `authenticated` in one synchronous run, so that no live event can come between (wire:
   * resume).
   */
  function attach(socket: Socket, session: Session, from: StreamPosition | null): Subscription {
    detach(socket);
    const { person } = session;
    const subscription = hub.subscribe(
      person,
      {
        send: (event) => send(socket, person, event),
        drop: () => cut(socket),
      },
      from,
    );
    const takeBackExpiry = clock.setTimeout(() => refuse(socket), session.expiresAt - clock.now());
    attached.set(socket, { ...session, socket, subscription, takeBackExpiry });
    presence.connected(person.id);
    for (const event of subscription.missed) send(socket, person, event);
    sendUnnumbered(socket, 'authenticated', {
      userId: person.id,
      isAdmin: person.isAdmin,
      serverTime: clock.now(),
      ...subscription.position,
      resumed: subscription.resumed,
      keepsKeys: true,
      recursos: ALL_FEATURES,
    });
    return subscription;
  }

  function send(
    socket: Socket,
    person: Person,
    { name, payload, seq, shows }: NumberedEvent,
  ): void {
    if (shows === null) socket.emit(name, payload, { seq });
    else socket.emit(name, payload, { seq }, () => presence.acknowledge(shows, person.id));
  }

  async function sendSnapshot(socket: Socket, person: Person): Promise<void> {
    sendUnnumbered(socket, 'status', messaging.status());
    const asOf = writePosition(hub.position(person));
    const items = await listConversations(person);
    const list = writeEvent('conversations', { items, rejected: [] });
    socket.emit('conversations', list, { asOf });
  }

  function accept(socket: Socket): void {
    closeWhenFull(socket);
    const takeBackSilence = clock.setTimeout(() => socket.disconnect(true), SILENCE_MS);
    /** When a socket authenticates several times, the last attempt counts. */
    let attempt = 0;

    socket.conn.on('packet', () => {
      if (packets.take(socket.id) > 0) socket.conn.close();
    });
    socket.on('disconnect', () => {
      attempt += 1;
      takeBackSilence();
      people.release(socket);
      known.delete(socket);
      detach(socket);
    });
    socket.on('authenticate', (input: unknown) => {
      attempt += 1;
      authenticate(attempt, input).catch((error: unknown) => {
        // This is not the client's fault: closing the transport makes it try again.
        if (!isDatabaseAway(error)) {
          logger.error({ err: error }, 'a socket could not be authenticated');
        }
        socket.conn.close();
      });
    });

    async function authenticate(own: number, input: unknown): Promise<void> {
      const request = v.safeParse(authenticateSchema, input);
      // The token alone says whose socket it is: one that must wait has not asked the database anything yet.
      const claims = request.success ? await tokens.read(request.output.token) : null;
      if (own !== attempt) return;
      takeBackSilence();
      if (!request.success || !claims) {
        refuse(socket);
        return;
      }
      const { token } = request.output;
      known.add(socket);
      if (!availability.isAvailable()) tellAvailable(socket, false);
      const isDone = await people.authenticate(socket, claims.userId, async () => {
        const session = await currentSession(token);
        if (own !== attempt) return;
        if (!session) {
          refuse(socket);
          return;
        }
        const { person } = session;
        const { from, isFirst } = placeOf(request.output);
        const { resumed } = attach(socket, session, from);
        // Who has no rights yet is told nothing of the service: with a QR code they could pair WhatsApp.
        if (isWithoutRights(person)) return;
        if (!resumed) await sendSnapshot(socket, person);
        if (!resumed || isFirst) await onFreshSocket(person);
      });
      // The client comes back by itself, after a pause.
      if (!isDone && own === attempt) socket.conn.close();
    }
  }

  /** Reads the sign-in of a token, again if a sign-out was told meanwhile: it may have been read before that. */
  async function currentSession(token: string): Promise<Session | null> {
    const before = signOutsTold;
    const session = await sessions.authenticate(token, null);
    return signOutsTold === before ? session : currentSession(token);
  }

  /**
   * Refuses the sockets whose sign-in has ended meanwhile. Closes those whose person's rights have changed: they
   * reconnect with the new rights.
   */
  async function checkSessions(): Promise<void> {
    if (!availability.isAvailable()) return;
    try {
      const { ended, changed } = await sessions.compare([...attached.values()]);
      // A socket that authenticated anew meanwhile was not compared.
      const isStill = (entry: Attached) => attached.get(entry.socket) === entry;
      for (const { socket } of ended.filter(isStill)) refuse(socket);
      for (const { socket } of changed.filter(isStill)) cut(socket);
    } catch (error: unknown) {
      // They are checked again when it is back, and soon in any case.
      if (!isDatabaseAway(error)) logger.error({ err: error }, 'sessions could not be checked');
    }
  }

  const tellAllAvailable = (disponivel: boolean) => {
    for (const socket of known) tellAvailable(socket, disponivel);
  };
  availability.onAway(() => tellAllAvailable(false));
  availability.onBack(() => {
    tellAllAvailable(true);
    void checkSessions();
  });

  signOuts.onTold(({ of, end }) => {
    signOutsTold += 1;
    for (const { socket, person, id } of [...attached.values()]) {
      if ('userId' in of ? person.id !== of.userId : !of.sessionIds.includes(id)) continue;
      if (end === 'refused') refuse(socket);
      else cut(socket);
    }
  });

  let takeBackCheck: () => void;
  function scheduleCheck(): void {
    takeBackCheck = clock.setTimeout(() => {
      void checkSessions().finally(() => {
        if (!isClosed) scheduleCheck();
      });
    }, SESSION_CHECK_MS);
  }
  scheduleCheck();
  io.on('connection', accept);

  return {
    checkSessions: () => void checkSessions(),
    close: () => {
      isClosed = true;
      takeBackCheck();
      // Closes the transports alone, so that consoles come back by themselves. `io.close` would also close the HTTP
      // server and wait for every connection of it, raw ones included.
      io.engine.close();
    },
  };
}

/** @returns from where a client goes on, and whether that is the first that it hears (wire: first-place). */
function placeOf({ streamId, lastSeq, lido }: v.InferOutput<typeof authenticateSchema>) {
  const isPlaced = streamId !== undefined && lastSeq !== undefined;
  return {
    from: isPlaced ? { streamId, seq: lastSeq } : readPosition(lido),
    isFirst: !isPlaced,
  };
}

/**
 * Answers refused web sockets like any other request. The library's own answer has no headers, and is not sent once the
 * connection is ended; for an unknown path the library would not answer.
 */
function answerRefusedUpgrades(server: HttpServer, io: Server): void {
  io.engine.on('connection_error', ({ req }: { req: IncomingMessage }) => {
    if (req.headers.upgrade !== undefined) answerBare(req.socket, 400);
  });
  // Must be the first listener: on a connection that asks for an upgrade Node no longer listens for errors, and an
  // unhandled one, such as a client's reset, ends the process.
  server.prependListener('upgrade', (request: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => socket.destroy());
    if (!request.url?.startsWith(`${io.path()}/`)) answerBare(socket, 404);
  });
}

/** Tells a socket whether the server has its database (wire: disponibilidade). */
const tellAvailable = (socket: Socket, disponivel: boolean) =>
  sendUnnumbered(socket, 'disponibilidade', { disponivel });

/** Sends an event to one socket only; such an event has no number (wire: unnumbered). */
function sendUnnumbered<N extends EventName>(
  socket: Socket,
  name: N,
  payload: EventPayload<N>,
): void {
  socket.emit(name, writeEvent(name, payload));
}
