import { NO_FEATURES } from '@/contract/features';
import fc from 'fast-check';
import { writeEvent } from '@/contract/writeEvent';
import type { EventName, EventPayload } from '@/contract/events';
import { selectConversations } from '@/console/entities/conversations/conversationsSelectors';
import { anyNoisyStream, type StreamEvent } from '@/testing/arbitraries/eventStreams';
import { buildUser } from '@/testing/builders/user';
import { hostlessConsole } from '@/testing/consoleSession';
import type { FakeWorld } from '@/testing/fakePorts';
import { draws } from '@/testing/runs';

const STREAM = 'stream-1';

type Console = Awaited<ReturnType<typeof hostlessConsole>>;

async function signedIn(isAdmin: boolean): Promise<Console> {
  const user = buildUser({ id: 'ana', isAdmin, telefone: '', nome: '', email: '', chavePix: '' });
  const { store, world } = await hostlessConsole(user);
  world.socket().open();
  world.socket().say('authenticated', {
    userId: null,
    isAdmin,
    serverTime: null,
    streamId: STREAM,
    seq: 0,
    resumed: false,
    keepsKeys: true,
    recursos: NO_FEATURES,
  });
  return { store, world };
}

/** The console's state without `api` and `asks`: the number of requests and their ids differ between two consoles. */
function held({ store }: Console) {
  return { ...store.getState(), api: null, asks: null };
}

const written = new Map<StreamEvent, unknown>();

function say(world: FakeWorld, event: StreamEvent, seq: number): void {
  if (!written.has(event)) written.set(event, wireForm(event));
  world.socket().sayRaw(event.name, written.get(event), { seq });
}

const wireForm = <N extends EventName>({ name, payload }: { name: N; payload: EventPayload<N> }) =>
  JSON.parse(JSON.stringify(writeEvent(name, payload) ?? null)) as unknown;

describe('a stream with duplicates and late repeats mixed in', () => {
  it('leaves an agent or an admin with the same state as the clean stream', async () => {
    await fc.assert(
      fc.asyncProperty(anyNoisyStream, fc.boolean(), async (stream, isAdmin) => {
        const { events, repeats, snapshots } = stream;
        written.clear();
        const [clean, noisy] = [await signedIn(isAdmin), await signedIn(isAdmin)];
        events.forEach((event, index) => {
          for (const { world } of [clean, noisy]) say(world, event, index + 1);
          for (const { after, list } of snapshots) {
            if (after !== index) continue;
            const asOf = `${STREAM}:${index + 1}`;
            for (const { world } of [clean, noisy])
              world.socket().say('conversations', list, { asOf });
          }
          for (const earlier of repeats[index] ?? []) {
            const again = events[earlier];
            if (again) say(noisy.world, again, earlier + 1);
          }
        });
        expect(held(noisy)).toEqual(held(clean));
      }),
      draws({ test: 100, soak: 1_000 }),
    );
  });

  it('gives the same conversations whether a snapshot arrives in time or late', async () => {
    await fc.assert(
      fc.asyncProperty(anyNoisyStream, fc.nat(), async ({ events, snapshots }, pick) => {
        written.clear();
        const list = snapshots[0]?.list ?? { items: [], rejected: [] };
        const cutAt = pick % (events.length + 1);
        // One console gets the list at once, the other only after later events, as a late snapshot.
        const [early, late] = [await signedIn(false), await signedIn(false)];
        const asOf = `${STREAM}:${cutAt}`;
        events.slice(0, cutAt).forEach((event, i) => {
          for (const { world } of [early, late]) say(world, event, i + 1);
        });
        early.world.socket().say('conversations', list, { asOf });
        const touched = events.slice(cutAt).filter(({ name }) => REPLACES.has(name));
        touched.forEach((event, i) => {
          for (const { world } of [early, late]) say(world, event, cutAt + i + 1);
        });
        late.world.socket().say('conversations', list, { asOf });
        const entities = ({ store }: Console) =>
          Object.fromEntries(
            selectConversations(store.getState()).map((found) => [found.id, found]),
          );
        expect(entities(late)).toEqual(entities(early));
      }),
      draws({ test: 50, soak: 250 }),
    );
  });
});

/** Events that replace or remove a whole chat. After them a late snapshot must make no difference. */
const REPLACES = new Set<EventName>([
  'conversaAceita',
  'atendimento_finalizado',
  'conversationDeleted',
  'conversationsSync',
]);
