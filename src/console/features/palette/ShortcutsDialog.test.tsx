import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildUser } from '@/testing/builders/user';
import { openLiveConsole } from '@/testing/consoleSession';
import { renderWithStore } from '@/testing/renderWithStore';
import { ShortcutsDialog } from './ShortcutsDialog';

async function open({ isAdmin = false, hasReplies = true } = {}) {
  const { store, world } = await openLiveConsole({ user: buildUser({ id: 'ana', isAdmin }) });
  const onClose = jest.fn();
  renderWithStore(<ShortcutsDialog hasReplies={hasReplies} onClose={onClose} />, world, store);
  return { onClose };
}

const OFFER = 'Aceitar a primeira oferta';
const REPLIES = 'Respostas rápidas, no início da mensagem';

test('shows what works for an agent', async () => {
  const { onClose } = await open();
  expect(screen.getByRole('dialog', { name: 'Atalhos de teclado' })).toBeVisible();
  for (const text of [OFFER, REPLIES]) expect(screen.getByText(text)).toBeVisible();
  await userEvent.setup().keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('shows administrators no offers', async () => {
  await open({ isAdmin: true });
  expect(screen.queryByText(OFFER)).not.toBeInTheDocument();
});

test('shows no quick replies where the host keeps none', async () => {
  await open({ hasReplies: false });
  expect(screen.queryByText(REPLIES)).not.toBeInTheDocument();
});
