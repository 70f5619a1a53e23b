import { selectClienteStatus } from '@/console/entities/clientes/clientesSlice';
import { selectQr } from '@/console/entities/connection/connectionSelectors';
import { selectListStatus } from '@/console/entities/conversations/conversationsSelectors';
import { selectNewestStatus } from '@/console/entities/messages/messagesSelectors';
import { selectUser } from '@/console/entities/session/sessionSelectors';
import { buildCliente } from '@/testing/builders/cliente';
import { buildConversation } from '@/testing/builders/conversation';
import { buildUser } from '@/testing/builders/user';
import { openConsole, openLiveConsole, person, settle } from '@/testing/consoleSession';
import { HostError, NO_ANSWER, type ScriptedHost, type Scripts } from '@/testing/scriptedHost';
import { readCliente, readList, readMessages, readProfile, readStatus } from './readNow';

const never = () => new Promise<never>(() => undefined);

test('a read that is dropped for a newer one is not a failure: loading goes on', async () => {
  const { host, store } = await openConsole({ conversations: [buildConversation({ id: 'c1' })] });
  host.script({ getCliente: never, getConversation: never, listConversations: never });
  const seen: string[] = [];
  store.subscribe(() => {
    const state = store.getState();
    seen.push(
      selectListStatus(state),
      selectNewestStatus(state, 'c1'),
      selectClienteStatus(state, 'c1'),
    );
  });
  for (let time = 0; time < 3; time += 1) {
    void store.dispatch(readList());
    void store.dispatch(readMessages('c1'));
    void store.dispatch(readCliente('c1'));
    await settle();
  }
  expect(host.asked('getCliente')).toHaveLength(3);
  expect(host.asked('getConversation')).toHaveLength(3);
  expect(seen).toContain('loading');
  expect(seen).not.toContain('failed');
});

test('a caller that waits for a read gets the result of the newer one, whatever happens to the older', async () => {
  const { host, store } = await openConsole({ conversations: [buildConversation({ id: 'c1' })] });
  const answers: (() => void)[] = [];
  host.script({
    getStatus: () =>
      new Promise((resolve) => answers.push(() => resolve({ connected: true, qr: null }))),
  });
  const first = store.dispatch(readStatus());
  await settle();
  const second = store.dispatch(readStatus());
  // Longer than RTK Query takes to clean up a request that nobody needs any more.
  await new Promise((resolve) => setTimeout(resolve, 50));
  for (const answer of answers) answer();
  expect(await Promise.all([first, second])).toEqual([true, true]);
});

type Said<N extends 'getStatus' | 'getProfile' | 'getCliente'> = ReturnType<
  NonNullable<Scripts[N]>
>;

/** Holds a call's responses back: the test gives each one by hand, by its place in the order of requests. */
function byHand<N extends 'getStatus' | 'getProfile' | 'getCliente'>(host: ScriptedHost, call: N) {
  const answers: ((said: Said<N>) => void)[] = [];
  host.script({ [call]: () => new Promise((resolve) => answers.push(resolve)) });
  return async (place: number, said: Said<N>) => {
    answers[place]?.(said);
    await settle();
  };
}

const paired = (qr: string) => ({ connected: false, qr });

describe.each([true, false])(
  'two responses with the same position (a host that numbers: %s)',
  (numbers) => {
    test('the one requested later stays, in whichever order they arrive', async () => {
      for (const arrivals of [
        [0, 1],
        [1, 0],
      ]) {
        const { host, store } = await openLiveConsole({ numbers });
        const answer = byHand(host, 'getStatus');
        const asked = [store.dispatch(readStatus()), store.dispatch(readStatus())];
        await settle();
        for (const place of arrivals) await answer(place, paired(`code ${place}`));
        expect(selectQr(store.getState())).toBe('code 1');
        expect(await Promise.all(asked)).toEqual([true, true]);
        expect(store.getState().asks).toEqual({});
      }
    });

    test('the profile requested later stays, although profiles have no position', async () => {
      const user = buildUser({ id: 'ana' });
      const { host, store } = await openLiveConsole({ numbers, user });
      const answer = byHand(host, 'getProfile');
      void store.dispatch(readProfile());
      host.push('ready', {});
      void store.dispatch(readProfile());
      await settle();
      await answer(1, { user: { ...user, nome: 'Nova' }, message: null, contasPendentes: null });
      await answer(0, { user: { ...user, nome: 'Velha' }, message: null, contasPendentes: null });
      expect(selectUser(store.getState())?.nome).toBe('Nova');
    });
  },
);

test('a response with a later position stays, although it was requested earlier', async () => {
  const { host, store, world } = await openLiveConsole();
  let arrive: () => void = () => undefined;
  const onTheWay = new Promise<void>((resolve) => (arrive = resolve));
  world.ports.fetch = (url, init) => {
    world.ports.fetch = host.fetch;
    return onTheWay.then(() => host.fetch(url, init));
  };
  host.script({ getStatus: () => paired(`code ${host.asked('getStatus').length}`) });
  const before = host.asked('getStatus').length;
  void store.dispatch(readStatus());
  void store.dispatch(readStatus());
  await settle();
  host.push('ready', {});
  arrive();
  await settle();
  expect(selectQr(store.getState())).toBe(`code ${before + 2}`);
});

test('only the last request’s failure counts, and no older response hides it', async () => {
  const { host, store } = await openLiveConsole({
    conversations: [buildConversation({ id: 'c1' })],
  });
  const answer = byHand(host, 'getCliente');
  const status = () => selectClienteStatus(store.getState(), 'c1');
  const asked = [1, 2, 3].map(() => store.dispatch(readCliente('c1')));
  await settle();
  await answer(0, new HostError(500));
  expect(status()).toBe('loading');
  await answer(2, NO_ANSWER);
  expect(status()).toBe('failed');
  await answer(1, buildCliente());
  expect(status()).toBe('failed');
  expect(await Promise.all(asked)).toEqual([false, true, false]);
});

test('a request under way when its person signs out has no effect, whatever its result', async () => {
  const session = await openLiveConsole({ conversations: [buildConversation({ id: 'c1' })] });
  const { host, store } = session;
  const answer = byHand(host, 'getCliente');
  void store.dispatch(readCliente('c1'));
  void store.dispatch(readCliente('c1'));
  await settle();
  person.leaves(session);
  await settle();
  const left = store.getState();
  await answer(0, NO_ANSWER);
  await answer(1, new HostError(500));
  expect(store.getState()).toBe(left);
});
