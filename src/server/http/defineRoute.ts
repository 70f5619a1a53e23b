import * as v from 'valibot';
import type { Call } from '@/contract/rest/call';
import type { Person, Right } from '@/server/auth/right';
import type { Session } from '@/server/auth/sessions';
import { httpText } from '@/server/text/http';
import { HttpError } from '@/server/errors/httpError';

/** What a handler gets: read by the call's schemas, nothing else of the request. */
export interface CallInput<P, Q, B> {
  params: P;
  query: Q;
  body: B;
  /** A request header, undefined when it is absent. */
  header: (name: string) => string | undefined;
  /** The bytes of the picture that a multipart call came with, as they came; null for every other. */
  foto: Buffer | null;
  /** Where the request comes from, for limits. Personal data: never logged or stored. */
  address: string;
}

export interface SignedInInput<P, Q, B> extends CallInput<P, Q, B> {
  person: Person;
  /** Of the sign-in that the call was made with. */
  sessionId: string;
}

interface RouteOptions {
  /** Error answers carry their text under `error` as well: the purchase call (wire: errors). */
  errorKey?: boolean;
}

/** A request as Fastify parsed it; nothing of it was checked yet, but who makes it. */
interface RawCall {
  params: unknown;
  query: unknown;
  body: unknown;
  header: (name: string) => string | undefined;
  foto: Buffer | null;
  address: string;
  /** null on a public route. */
  session: Pick<Session, 'person' | 'id'> | null;
}

/** One call of the contract with its right and what answers it; registered by createServer. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  status: 200 | 201;
  right: 'public' | Right;
  errorKey: boolean;
  /** Whether the call carries a body: a right may look for an id there. */
  hasBody: boolean;
  /** 'multipart': the body is a form, with a picture if there is one. */
  encoding: 'json' | 'multipart';
  /**
   * Reads the input, runs the handler, writes the answer as the wire has it.
   *
   * @throws HttpError 400 for input that the call's schemas refuse, and whatever the handler throws.
   */
  run(raw: RawCall): Promise<unknown>;
}

/**
 * A call of the contract, who may call it, and what answers. The right is checked before the input is read
 * (wire: check-order), an answer to GET says what it is true at (wire: snapshots-header), and neither can be forgotten.
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
    run: async (raw) => {
      const { session } = raw;
      if (session === null) throw new Error(`${call.path} was run without a signed-in person`);
      const { person, id: sessionId } = session;
      return call.write(await definition.handler({ ...readInput(call, raw), person, sessionId }));
    },
  };
}

/** A call that anybody may make, signed in or not. */
export function publicRoute<P, Q, B, A>(
  call: Call<P, Q, B, A>,
  handler: (input: CallInput<P, Q, B>) => Promise<A>,
): Route {
  return {
    ...shapeOf(call),
    right: 'public',
    errorKey: false,
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
    // A call without a body has `undefined` for B (defineCall).
    body: call.body === null ? (undefined as B) : read(call.body, raw.body),
    header: raw.header,
    foto: raw.foto,
    address: raw.address,
  };
}

function read<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T {
  const result = v.safeParse(schema, value);
  if (!result.success) throw new HttpError(400, httpText.badInput);
  return result.output;
}
