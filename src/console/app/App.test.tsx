import { act, getConfig, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildConversation } from '@/testing/builders/conversation';
import { followOtherTabs } from '@/console/features/session/otherTabs';
import { startSession } from '@/console/features/session/start';
import { buildUser } from '@/testing/builders/user';
import { loadedConsole, openLiveConsole, settle, TOKEN } from '@/testing/consoleSession';
import { createFakeWorld } from '@/testing/fakePorts';
import { CONSOLE_DESK } from '@/testing/consoleDesk';
import { App } from './App';
import { createRouterNavigator } from './browser/navigator';
import { createToastNotifier } from './toasts/toastNotifier';

const chats = ['a', 'b', 'c'].map((id) => buildConversation({ id, name: `Cliente ${id}` }));

const altDown = () => new KeyboardEvent('keydown', { key: 'ArrowDown', altKey: true });

test('two keys in quick succession go two conversations further', async () => {
  const { store, world } = await openLiveConsole({ conversations: chats });
  window.history.replaceState(null, '', '/dashboard?chat=a');
  const navigator = createRouterNavigator(world.ports.leaving);
  render(
    <App
      store={store}
      ports={world.ports}
      desk={CONSOLE_DESK}
      navigator={navigator}
      toasts={createToastNotifier(world.ports.page)}
    />,
  );
  await screen.findByRole('heading', { name: 'Cliente a' });

  // Outside `act`, as in a browser: a render that React defers has not happened when the second key comes.
  await getConfig().asyncWrapper(async () => {
    window.dispatchEvent(altDown());
    await Promise.resolve();
    window.dispatchEvent(altDown());
  });
  await waitFor(() => expect(window.location.search).toBe('?chat=c'));
  await screen.findByRole('heading', { name: 'Cliente c' });
});

function altM(): void {
  const event = new KeyboardEvent('keydown', { code: 'KeyM', altKey: true });
  act(() => {
    window.dispatchEvent(event);
  });
}

test('a tab that shows the login follows who signs in elsewhere, also when it draws rarely', async () => {
  const { host, store, world } = loadedConsole(null);
  const user = buildUser({ id: 'ana' });
  host.script({ getProfile: () => ({ user, message: null, contasPendentes: null }) });
  window.history.replaceState(null, '', '/login');
  const navigator = createRouterNavigator(world.ports.leaving);
  world.ports.navigator = navigator;
  await store.dispatch(startSession());
  store.dispatch(followOtherTabs());
  render(
    <App
      store={store}
      ports={world.ports}
      desk={CONSOLE_DESK}
      navigator={navigator}
      toasts={createToastNotifier(world.ports.page)}
    />,
  );
  await screen.findByRole('heading', { name: 'Bem-vindo!' });

  // Outside `act`, which would draw the step between. A hidden tab gets no frame in which to draw it either.
  await getConfig().asyncWrapper(async () => {
    createFakeWorld({ browser: world.browser }).ports.tokens.set(TOKEN, user.id);
    await settle();
  });
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
});

test('Alt+M goes round those that need somebody, whatever the list shows, and says when there is no other', async () => {
  const needy = { estadoFluxo: 'pronto_para_montar' };
  const conversations = chats.map((chat, n) => (n === 1 ? chat : { ...chat, ...needy }));
  const { host, store, world } = await openLiveConsole({ conversations });
  window.history.replaceState(null, '', '/dashboard');
  const navigator = createRouterNavigator(world.ports.leaving);
  render(
    <App
      store={store}
      ports={world.ports}
      desk={CONSOLE_DESK}
      navigator={navigator}
      toasts={createToastNotifier(world.ports.page)}
    />,
  );
  await userEvent.type(await screen.findByRole('searchbox'), 'Cliente b');
  for (const id of ['a', 'c', 'a']) {
    altM();
    await screen.findByRole('heading', { name: `Cliente ${id}` });
  }
  act(() => host.push('conversationUpdated', { id: 'c', estadoFluxo: 'aguardando_nome' }));
  altM();
  expect(world.deeds.notices.at(-1)).toMatchObject({
    text: 'Nenhuma outra conversa precisa de atenção agora',
  });
  expect(window.location.search).toBe('?chat=a');
});

test('every address and every tool of the page is marked in the recording', async () => {
  const { store, world } = await openLiveConsole({ conversations: chats });
  window.history.replaceState(null, '', '/dashboard?chat=a');
  const navigator = createRouterNavigator(world.ports.leaving);
  render(
    <App
      store={store}
      ports={world.ports}
      desk={CONSOLE_DESK}
      navigator={navigator}
      toasts={createToastNotifier(world.ports.page)}
    />,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Cupons' }));
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await screen.findByRole('heading', { name: 'Cliente b' });
  const address = (chat: string) => ({
    type: 'mark/addressChanged',
    payload: { address: { screen: '/dashboard', query: { chat } } },
  });
  expect(world.deeds.marks).toEqual([
    address('a'),
    { type: 'mark/toolOpened', payload: { tool: 'coupons' } },
    address('b'),
  ]);
});
