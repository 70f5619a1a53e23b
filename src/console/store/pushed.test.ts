import { CALLS, type CallName } from '@/contract/rest/calls';
import { api } from '@/console/api/api';
import { buildConversation } from '@/testing/builders/conversation';
import { buildUser } from '@/testing/builders/user';
import { openConsole, openLiveConsole } from '@/testing/consoleSession';
import { PUSHED, readsAtSignIn, SNAPSHOTS } from './pushed';
import { EMPTY, type RootState } from './slices';

/** The reads whose response is copied to the clipboard and held nowhere. */
const HELD_NOWHERE = ['getCookies'];

test('every read that RTK Query does not keep is in the table, and no other', () => {
  const endpoints: Record<string, object> = api.endpoints;
  const own = (Object.keys(CALLS) as CallName[]).filter(
    (name) => CALLS[name].method === 'GET' && 'useMutation' in (endpoints[name] ?? {}),
  );
  expect([...SNAPSHOTS.keys(), ...HELD_NOWHERE].sort()).toEqual(own.sort());
});

/** They change with every request, and by listeners (behaviour: readiness, first-steps). */
const BESIDE: readonly (keyof RootState)[] = ['asks', 'readiness', 'guide'];

/** @returns the slices that differ, without those that change beside them. */
const changed = (before: RootState, after: RootState) =>
  (Object.keys(EMPTY) as (keyof RootState)[]).filter(
    (name) => !BESIDE.includes(name) && before[name] !== after[name],
  );

const reads = {
  conversations: () => PUSHED.conversations.read(),
  clientes: () => PUSHED.clientes.read({ chatId: 'c1' }),
  whatsapp: () => PUSHED.whatsapp.read(),
  earnings: () => PUSHED.earnings.read(),
  online: () => PUSHED.online.read(),
  profile: () => PUSHED.profile.read(),
};

test.each(Object.keys(reads) as (keyof typeof reads)[])(
  'the snapshot of %s goes to the slice that the table names, and to no other',
  async (noun) => {
    const user = buildUser({ id: 'ana' });
    const conversations = [buildConversation({ id: 'c1' })];
    const { held, host, store } = await openConsole({ user, conversations });
    host.script({
      getProfile: () => ({
        user: { ...user, nome: 'Outra' },
        message: null,
        contasPendentes: null,
      }),
    });
    held.conversations = [buildConversation({ id: 'c1', name: 'Outra' })];
    const before = store.getState();
    expect(await store.dispatch(reads[noun]())).toBe(true);
    expect(changed(before, store.getState())).toEqual([PUSHED[noun].slice]);
  },
);

test('a snapshot with nothing new keeps the held objects', async () => {
  const { store } = await openLiveConsole({ conversations: [buildConversation({ id: 'c1' })] });
  const before = store.getState();
  await store.dispatch(PUSHED.conversations.read());
  await store.dispatch(PUSHED.whatsapp.read());
  await store.dispatch(PUSHED.profile.read());
  const after = store.getState();
  expect(after.conversations.entries).toBe(before.conversations.entries);
  expect(after.connection.whatsapp).toBe(before.connection.whatsapp);
  expect(after.session).toBe(before.session);
});

test.each([
  ['an agent', false, ['conversations', 'whatsapp', 'earnings', 'online']],
  ['an administrator', true, ['conversations', 'whatsapp']],
])('a sign-in of %s reads all that is held but what is open', async (_, isAdmin, rows) => {
  const { store } = await openConsole({ user: buildUser({ isAdmin }) });
  const reading = Object.entries(PUSHED).filter(
    ([, row]) => row.readsAtSignIn(store.getState())[0],
  );
  expect(reading.map(([name]) => name)).toEqual(rows);
  expect(readsAtSignIn(store.getState())).toHaveLength(rows.length);
});

test("a round reads an agent's own numbers, and an administrator's none", async () => {
  const count = async (isAdmin: boolean) => {
    const { store } = await openConsole({ user: buildUser({ isAdmin }) });
    return Object.values(PUSHED).flatMap(({ readsInRound }) => readsInRound(store.getState()))
      .length;
  };
  expect([await count(false), await count(true)]).toEqual([4, 2]);
});
