import { getConfig, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildConversation } from '@/testing/builders/conversation';
import { openLiveConsole } from '@/testing/consoleSession';
import { OPEN_DESK } from '@/testing/renderWithStore';
import { App } from './App';
import { createRouterNavigator } from './browser/navigator';

const chats = ['a', 'b', 'c'].map((id) => buildConversation({ id, name: `Cliente ${id}` }));

const altDown = () => new KeyboardEvent('keydown', { key: 'ArrowDown', altKey: true });

test('two keys in quick succession go two conversations further', async () => {
  const { store, world } = await openLiveConsole({ conversations: chats });
  window.history.replaceState(null, '', '/dashboard?chat=a');
  const navigator = createRouterNavigator(world.ports.leaving);
  render(<App store={store} ports={world.ports} desk={OPEN_DESK} navigator={navigator} />);
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

test('every address and every tool of the page is marked in the recording', async () => {
  const { store, world } = await openLiveConsole({ conversations: chats });
  window.history.replaceState(null, '', '/dashboard?chat=a');
  const navigator = createRouterNavigator(world.ports.leaving);
  render(<App store={store} ports={world.ports} desk={OPEN_DESK} navigator={navigator} />);
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
