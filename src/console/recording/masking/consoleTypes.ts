/**
 * What the compiler knows of the console's state and actions, so that no field and no value can be forgotten in
 * `consoleFields.ts`.
 */
import type * as accounts from '@/console/api/accounts';
import type * as agents from '@/console/api/agents';
import type * as attendance from '@/console/api/attendance';
import type * as audit from '@/console/api/audit';
import type * as auth from '@/console/api/auth';
import type * as clientes from '@/console/api/clientes';
import type * as conversations from '@/console/api/conversations';
import type * as coupons from '@/console/api/coupons';
import type * as dashboard from '@/console/api/dashboard';
import type * as earlier from '@/console/api/earlier';
import type * as finished from '@/console/api/finished';
import type * as offers from '@/console/api/offers';
import type * as pedidos from '@/console/api/pedidos';
import type * as purchase from '@/console/api/purchase';
import type * as quickReplies from '@/console/api/quickReplies';
import type * as search from '@/console/api/search';
import type * as secondFactor from '@/console/api/secondFactor';
import type * as sessions from '@/console/api/sessions';
import type * as status from '@/console/api/status';
import type * as users from '@/console/api/users';
import type * as wipe from '@/console/api/wipe';
import type * as attentionSlice from '@/console/entities/attention/attentionSlice';
import type * as connectionSlice from '@/console/entities/connection/connectionSlice';
import type * as couponLinksSlice from '@/console/entities/couponLinks/couponLinksSlice';
import type * as draftsSlice from '@/console/entities/drafts/draftsSlice';
import type * as realtimeActions from '@/console/entities/events/realtimeActions';
import type * as noteDraftsSlice from '@/console/entities/noteDrafts/noteDraftsSlice';
import type * as offersSlice from '@/console/entities/offers/offersSlice';
import type * as outboxSlice from '@/console/entities/outbox/outboxSlice';
import type * as preferencesSlice from '@/console/entities/preferences/preferencesSlice';
import type * as guideSlice from '@/console/entities/guide/guideSlice';
import type * as readinessSlice from '@/console/entities/readiness/readinessSlice';
import type * as summarySlice from '@/console/entities/summary/summarySlice';
import type * as entrySession from '@/console/entities/session/entrySession';
import type * as marks from '../marks';
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
  | typeof accounts
  | typeof agents
  | typeof attendance
  | typeof audit
  | typeof auth
  | typeof clientes
  | typeof conversations
  | typeof coupons
  | typeof dashboard
  | typeof earlier
  | typeof finished
  | typeof offers
  | typeof pedidos
  | typeof purchase
  | typeof quickReplies
  | typeof search
  | typeof secondFactor
  | typeof sessions
  | typeof status
  | typeof users
  | typeof wipe
  | typeof attentionSlice
  | typeof connectionSlice
  | typeof couponLinksSlice
  | typeof draftsSlice
  | typeof realtimeActions
  | typeof noteDraftsSlice
  | typeof offersSlice
  | typeof outboxSlice
  | typeof preferencesSlice
  | typeof guideSlice
  | typeof readinessSlice
  | typeof summarySlice
  | typeof entrySession
  | typeof marks;

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
