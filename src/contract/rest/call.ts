import type * as v from 'valibot';

/** The host that a call goes to: the product's API, or the coupon service (wire: hosts). */
type Host = 'api' | 'coupon';

/**
 * The definition of one REST call, shared by both sides. The console builds its endpoint from it, the backend its
 * route, its validation and the shape of its response.
 */
export interface Call<Params, Query, Body, Answer> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly host: Host;
  /** With `:name` for each path parameter. */
  readonly path: `/${string}`;
  readonly params: v.GenericSchema<unknown, Params>;
  readonly query: v.GenericSchema<unknown, Query>;
  /** null: the call has no body. */
  readonly body: v.GenericSchema<unknown, Body> | null;
  /** 'multipart' sends the body's fields as form fields, and at most one picture called `foto`. */
  readonly encoding: 'json' | 'multipart';
  /** Reads a response's JSON to the internal form. */
  readonly answer: v.GenericSchema<unknown, Answer>;
  /** Converts the internal form to the wire format: `answer` reads it back to the same value. */
  readonly write: (answer: Answer) => unknown;
  /** The status of a successful response; 200 unless the contract says otherwise. */
  readonly status: 200 | 201;
}

type AnyCall = Call<never, never, never, never>;
/** The body of a call. */
export type BodyOf<C> = C extends { body: v.GenericSchema<unknown, infer B> | null } ? B : never;
/** The internal form of a call's response. */
export type QueryOf<C> = C extends { query: v.GenericSchema<unknown, infer Q> } ? Q : never;

export type AnswerOf<C> = C extends { answer: v.GenericSchema<unknown, infer A> } ? A : never;

/**
 * The path of a call with its parameters filled in, each percent-encoded (wire: path-encoding). Callers must reduce a
 * phone number to its digits before (wire: request-ids).
 * @throws Error when a parameter of the path is missing, which is an error of the caller.
 */
export function callPath(
  call: Pick<AnyCall, 'path'>,
  params: Readonly<Record<string, string>>,
): string {
  return call.path.replace(/:([a-zA-Z]+)/g, (_whole, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`callPath: ${call.path} needs ${name}`);
    return encodeURIComponent(value);
  });
}
