import * as v from 'valibot';
import { quiet } from '../reader';
import type { Call } from './call';

type Empty = Record<string, never>;

const nothing = v.pipe(
  v.unknown(),
  v.transform((): Empty => ({})),
);

interface Definition<P, Q, B, A> {
  method: Call<P, Q, B, A>['method'];
  path: Call<P, Q, B, A>['path'];
  host?: Call<P, Q, B, A>['host'];
  params?: v.GenericSchema<unknown, P>;
  query?: v.GenericSchema<unknown, Q>;
  body?: v.GenericSchema<unknown, B>;
  encoding?: Call<P, Q, B, A>['encoding'];
  answer: v.GenericSchema<unknown, A>;
  write: (answer: A) => unknown;
  status?: Call<P, Q, B, A>['status'];
}

/**
 * Defines a call. The defaults are: the API host, no parameters, no query, no body, JSON, 200.
 * @returns the complete call.
 */
export function defineCall<A, P = Empty, Q = Empty, B = undefined>(
  definition: Definition<P, Q, B, A>,
): Call<P, Q, B, A> {
  return {
    method: definition.method,
    path: definition.path,
    host: definition.host ?? 'api',
    params: quiet(definition.params ?? (nothing as unknown as v.GenericSchema<unknown, P>)),
    query: quiet(definition.query ?? (nothing as unknown as v.GenericSchema<unknown, Q>)),
    body: definition.body ? quiet(definition.body) : null,
    encoding: definition.encoding ?? 'json',
    answer: quiet(definition.answer),
    write: definition.write,
    status: definition.status ?? 200,
  };
}
