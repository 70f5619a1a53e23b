/**
 * What the compiler knows of the console's state and actions, so that no field and no value can be forgotten in
 * `consoleFields.ts`.
 */
import type { Stage } from '@/contract/entities/stage';
import type { AccountState } from '@/contract/entities/user';
import type { EventName, EventPayload, StreamPosition } from '@/contract/events';
import type { Answer } from '@/console/api/api';
import type { ApiError } from '@/console/api/apiError';
import type { CallName } from '@/contract/rest/calls';
import type { PedidoChoice, PedidoSort } from '@/contract/rest/dashboard';
import type { EventStamp } from '@/console/entities/events/realtimeActions';
import type { VaultRef } from '@/console/lib/vault';
import type { RootState } from '@/console/store/types';

type Modules =
  | typeof import('@/console/api/accounts')
  | typeof import('@/console/api/agents')
  | typeof import('@/console/api/attendance')
  | typeof import('@/console/api/audit')
  | typeof import('@/console/api/auth')
  | typeof import('@/console/api/clientes')
  | typeof import('@/console/api/conversations')
  | typeof import('@/console/api/coupons')
  | typeof import('@/console/api/dashboard')
  | typeof import('@/console/api/offers')
  | typeof import('@/console/api/pedidos')
  | typeof import('@/console/api/purchase')
  | typeof import('@/console/api/secondFactor')
  | typeof import('@/console/api/sessions')
  | typeof import('@/console/api/status')
  | typeof import('@/console/api/users')
  | typeof import('@/console/api/wipe')
  | typeof import('@/console/entities/attention/attentionSlice')
  | typeof import('@/console/entities/connection/connectionSlice')
  | typeof import('@/console/entities/couponLinks/couponLinksSlice')
  | typeof import('@/console/entities/drafts/draftsSlice')
  | typeof import('@/console/entities/events/realtimeActions')
  | typeof import('@/console/entities/offers/offersSlice')
  | typeof import('@/console/entities/outbox/outboxSlice')
  | typeof import('@/console/entities/preferences/preferencesSlice')
  | typeof import('@/console/entities/session/entrySession')
  | typeof import('../marks');

/** What the exports of each module are. */
type Exported = Modules extends infer M ? (M extends unknown ? M[keyof M] : never) : never;

/** What the actions carry that a module's creators make. */
type Payload<C> = C extends { type: string; match: unknown } & ((...args: never[]) => {
  payload: infer P;
})
  ? { payload: P }
  : never;
/** What the calls of an api are made with. */
type Argument<A> = A extends { endpoints: infer E }
  ? { [N in keyof E]: E[N] extends { Types: { QueryArg: infer Q } } ? Q : never }[keyof E]
  : never;
/** What the calls of an api answer in the cache, where it is not the contract's answer. */
type Result<A> = A extends { endpoints: infer E }
  ? { [N in keyof E]: E[N] extends { Types: { ResultType: infer R } } ? R : never }[keyof E]
  : never;

/** Everything of the console that can be recorded, beside RTK Query's own bookkeeping. */
type Recorded =
  | Omit<RootState, 'api'>
  | (Exported extends infer C
      ? C extends unknown
        ? Payload<C> | Argument<C> | Result<C>
        : never
      : never)
  | EventStamp
  | StreamPosition
  | ApiError;

type FieldsOf<T> = T extends string
  ? never
  : T extends readonly (infer I)[]
    ? FieldsOf<I>
    : T extends object
      ? string extends keyof T
        ? FieldsOf<T[string]>
        : (keyof T & string) | FieldsOf<T[keyof T & string]>
      : never;

type ValuesOf<T, F extends string = never> = T extends VaultRef
  ? never
  : T extends string
    ? string extends T
      ? never
      : [F, T]
    : T extends readonly (infer I)[]
      ? ValuesOf<I, F>
      : T extends object
        ? string extends keyof T
          ? ValuesOf<T[string], F>
          : { [K in keyof T & string]: ValuesOf<T[K], K> }[keyof T & string]
        : never;

type OfContract = FieldsOf<{ [N in EventName]: EventPayload<N> }[EventName] | Answer<CallName>>;

/** The names of the fields that the contract does not have. */
export type OwnField = Exclude<FieldsOf<Recorded>, OfContract>;

/** The values that the contract's schemas list. */
type ContractValues =
  | ['estado', AccountState]
  | ['estadoFluxo', Stage]
  | ['ordem', PedidoSort]
  | ['status', PedidoChoice];

type OwnValues = Exclude<ValuesOf<Recorded>, ContractValues>;
/** The fields that hold one of a few values, each with all of them. */
export type KnownValues = { [F in OwnValues[0]]: Record<Extract<OwnValues, [F, string]>[1], true> };
