import {
  selectSessionProblem,
  selectSessionStatus,
} from '@/console/entities/session/sessionSelectors';
import { selectText } from '@/console/shared/text/useText';
import { buildUser } from '@/testing/builders/user';
import { settle, TOKEN } from '@/testing/consoleSession';
import { createFakeBrowser, createFakeWorld } from '@/testing/fakePorts';
import { createScriptedHost } from '@/testing/scriptedHost';
import { createAppStore, type AppStore } from './createAppStore';
import { createDeskLoader, openWithToken } from './deskLoader';
import * as desk from './desk/desk';

// The desk's ports are the browser's own, which only a browser has; the fake world has them already.
jest.mock('./desk/createDeskPorts', () => ({ createDeskPorts: () => ({}) }));

/** A page before the desk. `downloads` tells whether each download succeeds; its last item holds for all later ones. */
function entryOf({ token = null as string | null, downloads = [true] } = {}) {
  const host = createScriptedHost();
  host.script({
    getProfile: () => ({ user: buildUser({ id: 'ana' }), message: null, contasPendentes: null }),
  });
  const browser = createFakeBrowser();
  const world = createFakeWorld({ browser, fetch: host.fetch });
  if (token !== null) world.ports.tokens.set(token);
  const store = createAppStore(world.ports);
  const opens = jest.spyOn(store, 'open');
  let tries = 0;
  const loader = createDeskLoader(store, world.ports, () => {
    tries += 1;
    return downloads[Math.min(tries, downloads.length) - 1] === true
      ? Promise.resolve(desk)
      : Promise.reject(new Error('Loading chunk desk failed'));
  });
  return { browser, host, loader, opens, store, world, tries: () => tries };
}

describe('the desk', () => {
  it('is not part of the entry: the state has only the session and the preferences', () => {
    const { store } = entryOf();
    expect(Object.keys(store.getState()).sort()).toEqual(['preferences', 'session']);
  });

  it('opens once, however often it is asked for, and makes the state whole with its texts', async () => {
    const { loader, opens, store, tries } = entryOf();
    expect(loader.isOpen()).toBe(false);
    const [first, second] = await Promise.all([loader.load(), loader.load()]);
    expect(await loader.load()).toBe(first);
    expect(second).toBe(first);
    expect(tries()).toBe(1);
    expect(opens).toHaveBeenCalledTimes(1);
    expect(loader.isOpen()).toBe(true);
    const state = (store as unknown as AppStore).getState();
    expect(state.conversations.ids).toEqual([]);
    expect(selectText(state).topbar.logout).toBe('Sair');
  });

  it('rejects when it cannot be downloaded, and the next call downloads it again', async () => {
    const { loader, opens } = entryOf({ downloads: [false, true] });
    await expect(loader.load()).rejects.toThrow('Loading chunk desk failed');
    expect(loader.isOpen()).toBe(false);
    await loader.load();
    expect(opens).toHaveBeenCalledTimes(1);
  });
});

describe('a page with a token', () => {
  it("opens the desk at once, and reads the profile of the token's owner", async () => {
    const { loader, store, world } = entryOf({ token: TOKEN });
    openWithToken(store, world.ports, loader);
    await settle();
    expect(selectSessionStatus(store.getState())).toBe('signedIn');
  });

  it('says that there is no connection while the desk cannot be downloaded, and goes on trying', async () => {
    const { loader, store, tries, world } = entryOf({
      token: TOKEN,
      downloads: [false, false, true],
    });
    openWithToken(store, world.ports, loader);
    await settle();
    expect(selectSessionStatus(store.getState())).toBe('loading');
    expect(selectSessionProblem(store.getState())).toBe('network');
    world.clock.advance(5_000);
    await settle();
    expect(tries()).toBe(2);
    world.clock.advance(5_000);
    await settle();
    expect(selectSessionStatus(store.getState())).toBe('signedIn');
    expect(selectSessionProblem(store.getState())).toBeNull();
  });

  it('leads to the login when the token goes during the retries', async () => {
    const { loader, store, world } = entryOf({ token: TOKEN, downloads: [false] });
    openWithToken(store, world.ports, loader);
    await settle();
    world.ports.tokens.clear();
    world.clock.advance(5_000);
    await settle();
    expect(selectSessionStatus(store.getState())).toBe('signedOut');
  });
});

describe('a token that goes while the desk is downloaded', () => {
  it('leads to the login, not to a spinner without end', async () => {
    const { loader, store, world } = entryOf({ token: TOKEN });
    openWithToken(store, world.ports, loader);
    world.ports.tokens.clear();
    await settle();
    expect(selectSessionStatus(store.getState())).toBe('signedOut');
  });
});

describe('a page without a token', () => {
  it('shows the login and downloads nothing of the desk', async () => {
    const { loader, store, tries, world } = entryOf();
    openWithToken(store, world.ports, loader);
    await settle();
    expect(selectSessionStatus(store.getState())).toBe('signedOut');
    expect(tries()).toBe(0);
  });

  it('opens the desk when another tab signs in', async () => {
    const { browser, loader, store, world } = entryOf();
    openWithToken(store, world.ports, loader);
    createFakeWorld({ browser }).ports.tokens.set(TOKEN, 'ana');
    await settle();
    expect(selectSessionStatus(store.getState())).toBe('signedIn');
  });
});
