/** The actions of calls as RTK Query dispatches them, with any answer. */
import fc from 'fast-check';
import type { UnknownAction } from '@reduxjs/toolkit';
import { CALLS, type CallName } from '@/contract/rest/calls';
import { buildCouponAccount } from '@/testing/builders/coupon';
import { anyAnswer } from './answers';

/** What any call could be made with; each takes its own from it. */
const anyArgs = fc.record({
  chatId: fc.constantFrom('chat-a', 'chat-b', '5511987654321@c.us'),
  userId: fc.constant('ana'),
  agenteId: fc.constant('ana'),
  pedidoId: fc.constantFrom('p1', 'p2'),
  ofertaId: fc.constantFrom('o1', 'o2', 'o3'),
  phone: fc.constantFrom('5511987654321', '+55 (11) 98765-4321'),
  before: fc.option(fc.constant('m3'), { nil: undefined }),
  text: fc.constantFrom('oi', 'Rua das Flores, 12'),
  key: fc.constantFrom('k1', 'k2'),
  online: fc.boolean(),
  account: fc.constant(buildCouponAccount({ id: 'c1', email: 'conta@example.test' })),
  purchase: fc.constant({ chatId: 'chat-a', numeroPedido: '4711' }),
});

const QUERIES = new Set<CallName>([
  'listOwnCoupons',
  'getCouponPool',
  'listUsers',
  'getDashboard',
  'listAudit',
]);

const anyEnd = (name: CallName) =>
  fc.oneof(
    anyAnswer[name].map((payload: unknown) => ({ requestStatus: 'fulfilled', payload })),
    fc.constantFrom('Cliente não encontrado', undefined).map((message) => ({
      requestStatus: 'rejected',
      payload: { kind: 'http', status: 409, ...(message !== undefined && { message }) },
      error: { message: 'Rejected' },
    })),
  );

/** The beginning and the end of a call, in order, without what comes between. */
export const anyCall: fc.Arbitrary<readonly UnknownAction[]> = fc
  .constantFrom(...(Object.keys(CALLS) as CallName[]))
  .chain((name) =>
    fc
      .record({
        args: anyArgs,
        end: anyEnd(name),
        requestId: fc.stringMatching(/^[\w-]{21}$/),
        seq: fc.nat(40),
      })
      .map(({ args, end, requestId, seq }) => {
        const kind = QUERIES.has(name) ? 'query' : 'mutation';
        const arg = {
          type: kind,
          endpointName: name,
          originalArgs: args,
          ...(kind === 'query' && {
            queryCacheKey: `${name}(${JSON.stringify(args)})`,
            subscribe: true,
          }),
          track: true,
        };
        const meta = { arg, requestId, startedTimeStamp: 1_000 };
        const type = `api/execute${kind === 'query' ? 'Query' : 'Mutation'}`;
        const { requestStatus, ...rest } = end;
        return [
          { type: `${type}/pending`, meta: { ...meta, requestStatus: 'pending' } },
          {
            type: `${type}/${requestStatus}`,
            ...rest,
            meta: {
              ...meta,
              requestStatus,
              ...(requestStatus === 'rejected' && { rejectedWithValue: true }),
              fulfilledTimeStamp: 2_000,
              baseQueryMeta: { asOf: { streamId: 's', seq } },
            },
          },
        ];
      }),
  );
