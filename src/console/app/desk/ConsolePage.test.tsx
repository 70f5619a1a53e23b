import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { buildConversation } from '@/testing/builders/conversation';
import { buildUser } from '@/testing/builders/user';
import { openLiveConsole } from '@/testing/consoleSession';
import { renderWithStore } from '@/testing/renderWithStore';
import { ConsolePage } from './ConsolePage';

const user = buildUser({ id: 'ana' });
const chats = ['a', 'b'].map((id) => buildConversation({ id, name: `Cliente ${id}` }));

/** The console with chat a open and its purchase form partly filled in. */
async function registering() {
  const session = await openLiveConsole({ user, conversations: chats });
  session.host.script({ listOwnCoupons: () => ({ items: [], rejected: [] }) });
  const router = createMemoryRouter([{ path: '*', element: <ConsolePage /> }], {
    initialEntries: ['/dashboard?chat=a'],
  });
  renderWithStore(<RouterProvider router={router} />, session.world, session.store);
  const keys = userEvent.setup();
  await keys.click(await screen.findByRole('button', { name: 'Registrar pedido' }));
  await keys.type(await screen.findByLabelText('Número do pedido'), '4711');
  return { ...session, keys, goes: (path: string) => act(() => router.navigate(path)) };
}

const modal = () => screen.queryByRole('dialog', { name: 'Registrar pedido' });
const closed = () => waitFor(() => expect(modal()).not.toBeInTheDocument());

describe('an order that is being registered', () => {
  test('is not carried over to another chat', async () => {
    const { goes } = await registering();
    await goes('/dashboard');
    await closed();
    await goes('/dashboard?chat=b');
    await screen.findByRole('heading', { name: 'Cliente b' });
    expect(modal()).not.toBeInTheDocument();
  });

  test('stays on screen when its chat leaves the list, until the person closes it', async () => {
    const { goes, host, keys } = await registering();
    act(() => host.push('conversationDeleted', { chatId: 'a' }));
    await screen.findByText(/^A conversa com Cliente a saiu da sua lista/);
    await goes('/dashboard');
    expect(screen.getByLabelText('Número do pedido')).toHaveValue('4711');
    await keys.click(screen.getByRole('button', { name: 'Cancelar' }));
    await closed();
  });

  test('keeps its fields when a shortcut of the page below is pressed', async () => {
    const { keys } = await registering();
    await keys.keyboard('{Alt>}{ArrowDown}{ArrowUp}{/Alt}{Control>}k{/Control}');
    expect(screen.getByLabelText('Número do pedido')).toHaveValue('4711');
    expect(modal()).toBeVisible();
  });
});
