import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { registerAccount } from '@/console/features/registration/registerAccount';
import { buildAdmin, buildUser } from '@/testing/builders/user';
import { CONSOLE_DESK } from '@/testing/consoleDesk';
import { loadedConsole, openLiveConsole, settle } from '@/testing/consoleSession';
import { expectAccessible } from '@/testing/expectAccessible';
import { createFakeWorld } from '@/testing/fakePorts';
import { happens } from '@/testing/happens';
import { renderWithStore } from '@/testing/renderWithStore';
import { AppRoutes } from './AppRoutes';
import { EntryPage } from './EntryPage';

const routerAt = (path: string) =>
  createMemoryRouter([{ path: '*', element: <AppRoutes /> }], { initialEntries: [path] });
const vera = buildUser({ id: 'vera', estado: 'pendente' });
const change = {
  userId: 'vera',
  estado: 'ativo',
  isAdmin: false,
  removida: false,
  chavePixMudou: false,
} as const;

describe('somebody who waits for approval', () => {
  test.each(['/dashboard', '/perfil'])(
    'shows the frame and what happens next, and becomes the console when they are approved',
    async (path) => {
      const session = await openLiveConsole({ user: vera });
      const { host, world, store } = session;
      renderWithStore(<RouterProvider router={routerAt(path)} />, world, store, CONSOLE_DESK);
      expect(await screen.findByText('Sua conta aguarda aprovação')).toBeVisible();
      expect(screen.queryByRole('switch')).not.toBeInTheDocument();
      expect(host.requests.map(({ call }) => call)).not.toContain('listConversations');
      await userEvent.click(screen.getByRole('button', { name: 'Menu do usuário' }));
      expect(screen.queryByRole('menuitem', { name: 'Perfil' })).not.toBeInTheDocument();
      expect(screen.getByRole('menuitem', { name: 'Sair' })).toBeVisible();
      const user = { ...vera, estado: 'ativo' } as const;
      host.script({ getProfile: () => ({ user, message: null, contasPendentes: null }) });
      await happens(() => host.push('contaAtualizada', change));
      expect(screen.queryByText('Sua conta aguarda aprovação')).not.toBeInTheDocument();
      expect(host.asked('listConversations').length).toBeGreaterThan(0);
    },
  );

  test('reads there what they registered', async () => {
    const wrote = { nome: 'Vera Lima', telefone: '11987654321', chavePix: 'pix-da-vera' };
    const user = { ...vera, ...wrote, email: 'vera@example.test' };
    const { world, store } = await openLiveConsole({ user });
    renderWithStore(<RouterProvider router={routerAt('/dashboard')} />, world, store, CONSOLE_DESK);
    const data = await screen.findByRole('region', { name: 'O que você cadastrou' });
    const terms = within(data).getAllByRole('term');
    const told = within(data).getAllByRole('definition');
    expect(terms.map(({ textContent }, at) => [textContent, told[at]?.textContent])).toEqual([
      ['Nome Completo', 'Vera Lima'],
      ['Email', 'vera@example.test'],
      ['Telefone WhatsApp', '(11) 98765-4321'],
      ['Chave PIX', 'pix-da-vera'],
    ]);
    expect(within(data).queryByRole('textbox')).not.toBeInTheDocument();
    await expectAccessible(document.body);
  });

  test('registering says that the account waits', async () => {
    const { host, world, store } = loadedConsole(null);
    host.script({ register: () => ({ token: 't', user: vera, message: null }) });
    const entry = {
      ...{ nome: 'Vera', email: 'vera@example.test', telefone: '11987654321', chavePix: 'x' },
      ...{ senha: 'segredo-1', confirmarSenha: 'segredo-1', foto: null },
    };
    await store.dispatch(registerAccount(entry));
    expect(world.deeds.notices.map(({ text }) => text)).toEqual([
      'Cadastro recebido! Um administrador precisa aprovar a sua conta.',
    ]);
  });
});

test('an administrator sees how many wait, and that it changed', async () => {
  const admin = buildAdmin({ id: 'chefe' });
  const { host, world, store } = await openLiveConsole({ user: admin });
  renderWithStore(<RouterProvider router={routerAt('/dashboard')} />, world, store, CONSOLE_DESK);
  expect(await screen.findByRole('button', { name: 'Menu do usuário' })).toBeVisible();
  host.script({ getProfile: () => ({ user: admin, message: null, contasPendentes: 1 }) });
  await happens(() => host.push('contaAtualizada', { ...change, estado: 'pendente' }));
  await userEvent.click(
    screen.getByRole('button', { name: 'Menu do usuário, 1 conta aguarda aprovação' }),
  );
  expect(screen.getByRole('menuitem', { name: /Painel Admin/ })).toHaveTextContent('1');
});

test('where registration is closed the login does not offer it', async () => {
  const world = createFakeWorld();
  world.ports.config = { ...world.ports.config, registration: 'closed' };
  renderWithStore(<EntryPage />, world);
  await happens(() => void settle());
  expect(screen.getByRole('heading', { name: 'Bem-vindo!' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cadastre-se' })).not.toBeInTheDocument();
});
