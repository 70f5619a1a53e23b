import fc from 'fast-check';
import { EVENTS, type EventName } from '@/contract/events';
import { chatExpected, chatOpened } from '@/console/entities/attention/attentionSlice';
import { accountLinked } from '@/console/entities/couponLinks/couponLinksSlice';
import { draftChanged } from '@/console/entities/drafts/draftsSlice';
import {
  chatIdOf,
  realtime,
  type EventStamp,
  type RealtimeAction,
} from '@/console/entities/events/realtimeActions';
import { guideShown } from '@/console/entities/guide/guideSlice';
import { noteDraftChanged } from '@/console/entities/noteDrafts/noteDraftsSlice';
import { themeToggled } from '@/console/entities/preferences/preferencesSlice';
import { lacksFound } from '@/console/entities/readiness/readinessSlice';
import { summaryMade } from '@/console/entities/summary/summarySlice';
import { anyPayload } from '@/testing/arbitraries/payloads';
import { NOTHING_KNOWN } from './context';
import { EMPTY, REDUCERS, reduceSlices, WITHOUT_EVENTS, type RootState } from './slices';

const STAMP: EventStamp = {
  receivedAt: 1_000,
  position: { streamId: 'here', seq: 1 },
  numbered: true,
  asOf: null,
};

const anyEvent: fc.Arbitrary<RealtimeAction> = fc
  .constantFrom(...(Object.keys(EVENTS) as EventName[]))
  .chain((name): fc.Arbitrary<RealtimeAction> => {
    const creator = realtime[name] as (payload: unknown, stamp: EventStamp) => RealtimeAction;
    return (anyPayload[name] as fc.Arbitrary<unknown>).map((payload) => creator(payload, STAMP));
  });

/** A state in which each of the slices says something of a chat. */
const livedIn = (chatId: string): RootState =>
  [
    chatOpened({ chatId, unreadCount: 2 }),
    chatExpected({ chatId }),
    draftChanged({ chatId, draft: 'Bom dia' }),
    noteDraftChanged({ chatId, text: 'Ligar depois' }),
    summaryMade({ chatId, script: 'Confira o seu pedido' }),
    accountLinked({
      email: 'conta@example.com',
      link: { chatId, nome: 'Rui', numero: '5511999990000' },
    }),
    lacksFound({ lacks: ['muted'] }),
    guideShown({ shown: true }),
    themeToggled(),
  ].reduce<RootState>((state, action) => reduceSlices(state, action, NOTHING_KNOWN), EMPTY);

test('no event concerns the slices that are not asked about events', () => {
  fc.assert(
    fc.property(anyEvent, (action) => {
      const state = livedIn(chatIdOf(action) ?? 'c1');
      for (const name of WITHOUT_EVENTS) {
        const reduce = REDUCERS[name] as (...args: unknown[]) => unknown;
        const after = reduce(state[name], action, NOTHING_KNOWN);
        if (after !== state[name]) throw new Error(`${action.type} concerns ${name}`);
      }
    }),
    { numRuns: 500 },
  );
});
