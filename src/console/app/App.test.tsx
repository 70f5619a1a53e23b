import { getConfig, render, screen, waitFor } from '@testing-library/react';
import { buildConversation } from '@/testing/builders/conversation';
import { openLiveConsole } from '@/testing/consoleSession';
import { App } from './App';
import { createRouterNavigator } from './browser/navigator';

const chats = ['a', 'b', 'c'].map((id) => buildConversation({ id, name: `Cliente ${id}` }));

const altDown = () => new KeyboardEvent('keydown', { key: 'ArrowDown', altKey: true });

test('of keys that follow each other at once, each goes one conversation further', async () => {
  const { store, world } = await openLiveConsole({ conversations: chats });
  window.history.replaceState(null, '', '/dashboard?chat=a');
  const navigator = createRouterNavigator(world.ports.leaving);
  render(<App store={store} ports={world.ports} navigator={navigator} />);
  await screen.findByRole('heading', { name: 'Cliente a' });

  // As a browser has it: what React draws later than the key's own turn is not drawn for the test either.
  await getConfig().asyncWrapper(async () => {
    window.dispatchEvent(altDown());
    await Promise.resolve();
    window.dispatchEvent(altDown());
  });
  await waitFor(() => expect(window.location.search).toBe('?chat=c'));
  await screen.findByRole('heading', { name: 'Cliente c' });
});
