import * as v from 'valibot';
import type { Call } from '@/contract/rest/call';
import type { Person, Right } from '@/server/auth/right';
import type { Session } from '@/server/auth/sessions';
import { httpText } from '@/server/text/http';
import { confirmationNeeded, HttpError } from '@/server/errors/httpError';
import type { SetCookie } from './cookies';

/** The input of a handler: what the call's schemas have validated, and nothing else of the request. */
export interface CallInput<P, Q, B> {
  params: P;
  query: Q;
  body: B;
  /** A request header, undefined when it is absent. */
  header: (name: string) => string | undefined;
  /** The original bytes of the picture in a multipart call; null for every other call. */
  foto: Buffer | null;
  /** The network address of the client. Personal data: never logged, and stored with their own sign-ins alone. */
  address: string;
  /** A cookie that the browser sent, undefined when it is absent. */
  cookie: (name: string) => string | undefined;
  /** Sets a cookie that no script reads and no other site sends (http/cookies). */
  setCookie: SetCookie;
}

export interface SignedInInput<P, Q, B> extends CallInput<P, Q, B> {
  person: Person;
  /** The session (sign-in) that the call was made with. */
  sessionId: string;
  /** It was said lately who is there. For a handler whose act asks in some cases alone. */
  isConfirmed: boolean;
}

interface RouteOptions {
  /** Error responses carry their text under `error` as well: the purchase call (wire: errors). */
  errorKey?: boolean;
  /** Every order may be looked through: it counts as a search and not as a read (wire: budgets). */
  isSearch?: boolean;
  /** Whether somebody who waits for approval may call it too (wire: pending). Default: no. */
  admitsPending?: boolean;
  /** Whether an administrator without the second factor they must have may call it too. Default: no. */
  admitsUnprotected?: boolean;
  /** Whether it asks who is there (wire: confirm). Default: no. */
  confirms?: true;
}

/** A request as Fastify parsed it. Only its session has been checked yet. */
interface RawCall {
  params: unknown;
  query: unknown;
  body: unknown;
  header: (name: string) => string | undefined;
  foto: Buffer | null;
  address: string;
  cookie: (name: string) => string | undefined;
  setCookie: SetCookie;
  /** null on a public route. */
  session: Pick<Session, 'person' | 'id' | 'isConfirmed'> | null;
}

/** One call of the contract with its right and handler; registered by createServer. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  status: 200 | 201;
  right: 'public' | Right;
  errorKey: boolean;
  isSearch: boolean;
  admitsPending: boolean;
  admitsUnprotected: boolean;
  /** Whether the call has a body in which a right can look for an id. */
  hasBody: boolean;
  /** 'multipart': the body is a form that may contain a picture. */
  encoding: 'json' | 'multipart';
  /**
   * Validates the input, runs the handler, and converts its result to the wire format.
   *
   * @throws HttpError 400 for input that the call's schemas refuse, and whatever the handler throws.
   */
  run(raw: RawCall): Promise<unknown>;
}

/**
 * Defines a call of the contract with its right and handler. The right is checked before the input is read (wire:
 * check-order), and a response to GET carries its stream position (wire: snapshots-header); neither can be forgotten.
 *
 * @example route(sendMessage, { right: ownConversation('id'), handler: ({ person, params, body }) => … })
 */
export function route<P, Q, B, A>(
  call: Call<P, Q, B, A>,
  definition: RouteOptions & {
    right: Right;
    handler: (input: SignedInInput<P, Q, B>) => Promise<A>;
  },
): Route {
  return {
    ...shapeOf(call),
    right: definition.right,
    errorKey: definition.errorKey ?? false,
    isSearch: definition.isSearch ?? false,
    admitsPending: definition.admitsPending ?? false,
    admitsUnprotected: definition.admitsUnprotected ?? false,
    run: async (raw) => {
      const { session } = raw;
      if (session === null) throw new Error(`${call.path} was run without a signed-in person`);
      const { person, id: sessionId, isConfirmed } = session;
      const input = { ...readInput(call, raw), person, sessionId, isConfirmed };
      if (!isConfirmed && definition.confirms) throw confirmationNeeded();
      return call.write(await definition.handler(input));
    },
  };
}

/** Defines a call that anybody may make, signed in or not. */
export function publicRoute<P, Q, B, A>(
  call: Call<P, Q, B, A>,
  handler: (input: CallInput<P, Q, B>) => Promise<A>,
): Route {
  return {
    ...shapeOf(call),
    right: 'public',
    errorKey: false,
    isSearch: false,
    admitsPending: true,
    admitsUnprotected: true,
    run: async (raw) => call.write(await handler(readInput(call, raw))),
  };
}

function shapeOf<P, Q, B, A>({ method, path, status, body, encoding }: Call<P, Q, B, A>) {
  return { method, path, status, hasBody: body !== null, encoding };
}

function readInput<P, Q, B, A>(call: Call<P, Q, B, A>, raw: RawCall): CallInput<P, Q, B> {
  return {
    params: read(call.params, raw.params),
    query: read(call.query, raw.query),
    // For a call without a body, B is `undefined` (defineCall).
    body: call.body === null ? (undefined as B) : read(call.body, raw.body),
    header: raw.header,
    foto: raw.foto,
    address: raw.address,
    cookie: raw.cookie,
    setCookie: raw.setCookie,
  };
}

function read<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T {
  const result = v.safeParse(schema, value);
  if (!result.success) throw new HttpError(400, httpText.badInput);
  return result.output;
}
