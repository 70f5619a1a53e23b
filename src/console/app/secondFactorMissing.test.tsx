import { fireEvent, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { selectUser } from '@/console/entities/session/sessionSelectors';
import { buildAdmin } from '@/testing/builders/user';
import { CONSOLE_DESK } from '@/testing/consoleDesk';
import { openLiveConsole } from '@/testing/consoleSession';
import { happens } from '@/testing/happens';
import { renderWithStore } from '@/testing/renderWithStore';
import { AppRoutes } from './AppRoutes';

const chefe = buildAdmin({ id: 'chefe', faltaSegundoFator: true });

test.each(['/dashboard', '/admin', '/perfil'])(
  'an administrator who must have a second factor is led from %s to the profile, and reads nothing else until it is on',
  async (path) => {
    const { host, world, store } = await openLiveConsole({ user: chefe });
    const router = createMemoryRouter([{ path: '*', element: <AppRoutes /> }], {
      initialEntries: [path],
    });
    renderWithStore(<RouterProvider router={router} />, world, store, CONSOLE_DESK);
    expect(await screen.findByText(/Administradores precisam da verificação/)).toBeVisible();
    expect(router.state.location.pathname).toBe('/perfil');
    expect(host.requests.map(({ call }) => call)).not.toContain('listConversations');

    const user = { ...chefe, segundoFator: true, faltaSegundoFator: false };
    host.script({ getProfile: () => ({ user, message: null, contasPendentes: 0 }) });
    const change = {
      userId: 'chefe',
      estado: 'ativo',
      isAdmin: true,
      removida: false,
      chavePixMudou: false,
    } as const;
    await happens(() => host.push('contaAtualizada', change));
    expect(screen.queryByText(/Administradores precisam/)).not.toBeInTheDocument();
    expect(host.asked('listConversations').length).toBeGreaterThan(0);
    expect(router.state.location.pathname).toBe('/perfil');
  },
);

test('the screen begins with what is wanted and why, and offers no way but that and out', async () => {
  const { world, store } = await openLiveConsole({ user: chefe });
  const router = createMemoryRouter([{ path: '*', element: <AppRoutes /> }], {
    initialEntries: ['/perfil'],
  });
  renderWithStore(<RouterProvider router={router} />, world, store, CONSOLE_DESK);
  const turnOn = await screen.findByRole('button', { name: 'Ativar verificação' });
  const main = screen.getByRole('main');
  expect(main.textContent).toMatch(/^Administradores precisam da verificação em duas etapas/);
  const { DOCUMENT_POSITION_FOLLOWING: after } = Node;
  expect(turnOn.compareDocumentPosition(screen.getByLabelText('Nome Completo')) & after).toBe(
    after,
  );
  expect(screen.queryByRole('button', { name: 'Voltar' })).not.toBeInTheDocument();
  await happens(() => fireEvent.click(screen.getByRole('button', { name: 'Sair' })));
  expect(selectUser(store.getState())).toBeNull();
});
