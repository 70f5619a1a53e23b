import { loadedConsole, settle } from '@/testing/consoleSession';
import { buildUser } from '@/testing/builders/user';
import { createScriptedHost, HostError } from '@/testing/scriptedHost';
import { signIn } from './signIn';

const ACCEPTED = { token: 'a token', user: buildUser(), message: null };

/** A console in which nobody is signed in, at a host that answers a login with `answer`. */
function opened(answer: () => typeof ACCEPTED | HostError) {
  const host = createScriptedHost();
  host.script({ login: answer });
  const { store, world } = loadedConsole(null, host);
  return {
    host,
    world,
    press: () => store.dispatch(signIn(' ana@balcao.test ', 'segredo')),
    said: () => world.deeds.notices.map(({ text }) => text),
  };
}

test('a login is sent once, however often it is pressed', async () => {
  const { host, press, said } = opened(() => ACCEPTED);
  expect(await Promise.all([press(), press()])).toEqual([true, false]);
  expect(host.asked('login').map(({ body }) => body)).toEqual([
    { email: 'ana@balcao.test', senha: 'segredo' },
  ]);
  expect(said()).toEqual(['Login realizado com sucesso!']);
});

test('a refused login says why in the server’s words, and may be tried again', async () => {
  const { press, said, world } = opened(
    () => new HostError(401, { message: 'Email ou senha incorretos' }),
  );
  expect(await press()).toBe(false);
  world.clock.advance(500);
  await settle();
  expect(await press()).toBe(false);
  expect(said()).toEqual(['Email ou senha incorretos', 'Email ou senha incorretos']);
});
