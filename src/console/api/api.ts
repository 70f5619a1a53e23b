import { buildCreateApi, coreModule, reactHooksModule } from '@reduxjs/toolkit/query/react';
import type * as v from 'valibot';
import type { AnswerOf } from '@/contract/rest/call';
import type { CALLS, CallName } from '@/contract/rest/calls';
import { createSelector } from '@/console/lib/createSelector';
import type { ApiError } from './apiError';
import { callBaseQuery } from './callBaseQuery';
import { TAGS } from './tags';

const createApi = buildCreateApi(
  coreModule({ createSelector }),
  reactHooksModule({ createSelector }),
);

/**
 * The only RTK Query api. Each resource adds its endpoints in its own file. A `query` is data that RTK Query owns and
 * caches. Data that slices own is read by a `mutation`, RTK Query's name for a call whose result it does not cache:
 * every such read is a request of its own, and reducers decide whose response counts (store/asks.ts).
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: callBaseQuery,
  tagTypes: TAGS,
  // The delayed mode would wait for every call under way, and a bank may take half a minute (shared/rereads).
  invalidationBehavior: 'immediately',
  catchSchemaFailure: (fault): ApiError => ({
    kind: 'schema',
    path: fault.issues[0]?.path?.map((part) => String(keyOf(part))).join('.') ?? '(root)',
  }),
  endpoints: () => ({}),
});

function keyOf(part: PropertyKey | { readonly key: PropertyKey }): PropertyKey {
  return typeof part === 'object' ? part.key : part;
}

/** The response of a call in its internal form. */
export type Answer<N extends CallName> = AnswerOf<(typeof CALLS)[N]>;

/** How a call ended: with its response, or with the error with which it failed. */
export interface CallResult<Data> {
  data?: Data | undefined;
  error?: unknown;
}

/** @returns the response schema of a call, typed as RTK Query needs it: internal form in and out. */
export function answerOf<A>({ answer }: { answer: v.GenericSchema<unknown, A> }) {
  return answer as unknown as v.GenericSchema<A, A>;
}

/** The argument of a call without arguments: `void` is the only type whose argument may be left out. */
export type NoArg = ReturnType<VoidFunction>;
