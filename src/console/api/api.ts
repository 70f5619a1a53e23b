import { createApi } from '@reduxjs/toolkit/query/react';
import type * as v from 'valibot';
import type { AnswerOf } from '@/contract/rest/call';
import { CALLS, type CallName } from '@/contract/rest/calls';
import type { ApiError } from './apiError';
import { callBaseQuery } from './callBaseQuery';

/** What of RTK Query's cache an event or a mutation makes stale; `pushed` nouns live in slices and have none. */
export const TAGS = [
  'Orders',
  'Referrals',
  'OwnCoupons',
  'CouponPool',
  'Dashboard',
  'Users',
] as const;

/** The one RTK Query api. Each resource adds its endpoints in a file of its own. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: callBaseQuery,
  tagTypes: TAGS,
  // Told to wait, it would wait for every call under way: a bank may take half a minute (shared/rereads).
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

/** The internal form of a call's answer. */
export type Answer<N extends CallName> = AnswerOf<(typeof CALLS)[N]>;

/** The answer's schema of a call, typed as RTK Query wants it: of the internal form, in and out. */
export function answerOf<N extends CallName>(name: N): v.GenericSchema<Answer<N>, Answer<N>> {
  return CALLS[name].answer as unknown as v.GenericSchema<Answer<N>, Answer<N>>;
}

/** Of a call that takes nothing: `void`, the one type whose argument may be left out. */
export type NoArg = ReturnType<VoidFunction>;
