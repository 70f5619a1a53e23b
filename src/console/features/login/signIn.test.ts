import { loadedConsole, settle } from '@/testing/consoleSession';
import { buildUser } from '@/testing/builders/user';
import { createScriptedHost, HostError } from '@/testing/scriptedHost';
import { selectUser } from '@/console/entities/session/sessionSelectors';
import { signIn } from './signIn';

const ACCEPTED = { token: 'a token', user: buildUser(), message: null };

const ASKED = { desafio: 'o-desafio', message: 'Digite o código.' };

/** A console in which nobody is signed in, at a host that answers a login with `answer`. */
function opened(answer: () => typeof ACCEPTED | typeof ASKED | HostError) {
  const host = createScriptedHost();
  host.script({ login: answer });
  const { store, world } = loadedConsole(null, host);
  return {
    host,
    store,
    world,
    press: () => store.dispatch(signIn(' ana@balcao.test ', 'segredo')),
    said: () => world.deeds.notices.map(({ text }) => text),
  };
}

test('a login is sent once, however often it is pressed', async () => {
  const { host, press, said } = opened(() => ACCEPTED);
  expect(await Promise.all([press(), press()])).toEqual(['signedIn', 'failed']);
  expect(host.asked('login').map(({ body }) => body)).toEqual([
    { email: 'ana@balcao.test', senha: 'segredo' },
  ]);
  expect(said()).toEqual(['Login realizado com sucesso!']);
});

test('a refused login says why in the server’s words, and may be tried again', async () => {
  const { press, said, world } = opened(
    () => new HostError(401, { message: 'Email ou senha incorretos' }),
  );
  expect(await press()).toBe('refused');
  world.clock.advance(500);
  await settle();
  expect(await press()).toBe('refused');
  expect(said()).toEqual(['Email ou senha incorretos', 'Email ou senha incorretos']);
});

test('a code that is asked for is a ticket, nobody is signed in, and nothing is said', async () => {
  const { press, said, store, world } = opened(() => ASKED);
  const outcome = await press();
  if (typeof outcome === 'string') throw new Error(outcome);
  expect(world.ports.vault.take(outcome.challenge)?.fields).toEqual({ desafio: 'o-desafio' });
  expect(said()).toEqual([]);
  expect([world.ports.tokens.get(), selectUser(store.getState())]).toEqual([null, null]);
  expect(JSON.stringify(store.getState())).not.toContain('o-desafio');
});
