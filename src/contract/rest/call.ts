import type * as v from 'valibot';

/** Which host a call goes to: the product's API, or the coupon service (wire: hosts). */
type Host = 'api' | 'coupon';

/**
 * One REST call: what the console sends and both sides read. The console builds its endpoint from it,
 * the backend its route, its validation and the shape of its answer.
 */
export interface Call<Params, Query, Body, Answer> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly host: Host;
  /** With `:name` for each path parameter. */
  readonly path: `/${string}`;
  readonly params: v.GenericSchema<unknown, Params>;
  readonly query: v.GenericSchema<unknown, Query>;
  /** null: the call carries no body. */
  readonly body: v.GenericSchema<unknown, Body> | null;
  /** 'multipart' carries the body's fields as form fields, and at most one picture called `foto`. */
  readonly encoding: 'json' | 'multipart';
  /** Reads an answer's JSON to the internal form. */
  readonly answer: v.GenericSchema<unknown, Answer>;
  /** Writes the internal form as the wire has it: `answer` reads it back to the same. */
  readonly write: (answer: Answer) => unknown;
  /** What success answers with; 200 unless the contract says otherwise. */
  readonly status: 200 | 201;
}

type AnyCall = Call<never, never, never, never>;
/** The body of a call. */
export type BodyOf<C> = C extends { body: v.GenericSchema<unknown, infer B> | null } ? B : never;
/** The internal form of a call's answer. */
export type AnswerOf<C> = C extends { answer: v.GenericSchema<unknown, infer A> } ? A : never;

/**
 * The path of a call with its parameters filled in, each percent-encoded (wire: path-encoding). A phone number
 * has been reduced to its digits by then (behaviour: phone-digits).
 * @throws Error when a parameter of the path is not given: a fault of the caller.
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
