import { screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { buildAdmin } from '@/testing/builders/user';
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
    renderWithStore(<RouterProvider router={router} />, world, store);
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
