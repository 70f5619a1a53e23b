import { act, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { readProfile } from '@/console/shared/rereads/readNow';
import { buildAdmin, buildUser } from '@/testing/builders/user';
import { CONSOLE_DESK } from '@/testing/consoleDesk';
import { loadedConsole, openLiveConsole, TOKEN } from '@/testing/consoleSession';
import { renderWithStore } from '@/testing/renderWithStore';
import { startSession } from '@/console/features/session/start';
import { AppRoutes } from './AppRoutes';

const routerAt = (path: string) =>
  createMemoryRouter([{ path: '*', element: <AppRoutes /> }], { initialEntries: [path] });

async function signedInAt(path: string) {
  const { world, store } = await openLiveConsole({ user: buildUser({ id: 'ana' }) });
  const router = routerAt(path);
  renderWithStore(<RouterProvider router={router} />, world, store, CONSOLE_DESK);
  return router;
}

describe('the routes', () => {
  test.each(['/', '/dashboard', '/qualquer/caminho'])(
    'a person who is not signed in is redirected to the login',
    async (path) => {
      const { world, store } = loadedConsole(null);
      await store.dispatch(startSession());
      const router = routerAt(path);
      renderWithStore(<RouterProvider router={router} />, world, store, CONSOLE_DESK);
      expect(await screen.findByRole('heading', { name: 'Bem-vindo!' })).toBeVisible();
      expect(router.state.location.pathname).toBe('/login');
    },
  );

  test('a person who is signed in already is redirected from the login to the console', async () => {
    const router = await signedInAt('/login');
    expect(await screen.findByText('Nenhuma conversa')).toBeVisible();
    expect(router.state.location.pathname).toBe('/dashboard');
    expect(screen.queryByRole('heading', { name: 'Bem-vindo!' })).not.toBeInTheDocument();
  });

  test.each(['/', '/qualquer/caminho'])('any other path leads to the console', async (path) => {
    const router = await signedInAt(path);
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(await screen.findByText('Nenhuma conversa')).toBeVisible();
  });

  test.each(['/perfil', '/admin', '/dashboard-pedidos'])(
    'a person who is not signed in is redirected from %s to the login',
    async (path) => {
      const { world, store } = loadedConsole(null);
      await store.dispatch(startSession());
      const router = routerAt(path);
      renderWithStore(<RouterProvider router={router} />, world, store, CONSOLE_DESK);
      await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    },
  );

  test.each(['/admin', '/dashboard-pedidos'])(
    'a person who is not an administrator is redirected from %s to the console',
    async (path) => {
      const router = await signedInAt(path);
      await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    },
  );

  test.each([
    ['/perfil', buildUser({ id: 'ana' }), 'Meu Perfil'],
    ['/admin', buildAdmin(), 'Painel Admin'],
  ])('%s shows its screen to permitted people, and names the page', async (path, user, heading) => {
    const { host, world, store } = await openLiveConsole({ user });
    host.script({ listUsers: () => ({ items: [user], rejected: [] }) });
    const router = routerAt(path);
    renderWithStore(<RouterProvider router={router} />, world, store, CONSOLE_DESK);
    expect(await screen.findByRole('heading', { name: heading, level: 1 })).toBeVisible();
    expect(router.state.location.pathname).toBe(path);
    act(() => world.clock.advance(1_000));
    await waitFor(() =>
      expect(world.deeds.titles.at(-1)).toMatch(/^(Perfil|Painel Admin) · Balcão$/),
    );
  });

  test('a person who stops being an administrator leaves the screens for administrators at once', async () => {
    const admin = buildAdmin({ id: 'chefe' });
    const { host, world, store } = await openLiveConsole({ user: admin });
    host.script({ listUsers: () => ({ items: [admin], rejected: [] }) });
    const router = routerAt('/admin');
    renderWithStore(<RouterProvider router={router} />, world, store, CONSOLE_DESK);
    await screen.findByRole('article');
    host.script({
      getProfile: () => ({
        user: { ...admin, isAdmin: false },
        message: null,
        contasPendentes: null,
      }),
    });
    await act(() => store.dispatch(readProfile()));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });

  test('a spinner shows while the signed-in person is unknown', async () => {
    const { host, world, store } = loadedConsole(TOKEN);
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    host.script({
      getProfile: async () => {
        await asked;
        return { user: buildUser({ id: 'ana' }), message: null, contasPendentes: null };
      },
    });
    const started = store.dispatch(startSession());
    renderWithStore(<RouterProvider router={routerAt('/dashboard')} />, world, store, CONSOLE_DESK);
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
    await act(async () => {
      answer();
      await started;
    });
    expect(await screen.findByRole('navigation', { name: 'Conversas' })).toBeVisible();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });
});
