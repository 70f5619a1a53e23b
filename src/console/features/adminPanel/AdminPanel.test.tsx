import { act, screen, waitFor } from '@testing-library/react';
import { selectIsAdmin } from '@/console/entities/session/sessionSelectors';
import { ana, bruno, cards, chefe, openAdminPanel as open } from '@/testing/adminSession';
import { buildGanhos, buildUser } from '@/testing/builders/user';
import { expectAccessible } from '@/testing/expectAccessible';
import { createFakeView } from '@/testing/fakeView';
import { happens } from '@/testing/happens';
import { renderWithStore } from '@/testing/renderWithStore';
import { HostError, NO_ANSWER } from '@/testing/scriptedHost';
import { AdminPanel } from './AdminPanel';

describe('the grid of users', () => {
  test('shows everybody, with what agents earn and whether they are online', async () => {
    const { textOf, host } = await open();
    expect(cards()).toEqual(['Ana Conceição', 'Bruno', 'Chefe']);
    expect(textOf('Ana Conceição')).toMatch(/Offline.*\(11\) 98765-4321.*R\$ 3,50.*R\$ 1\.234,56/);
    await waitFor(() => expect(textOf('Bruno')).toMatch(/Online.*R\$ 7,00/));
    expect(textOf('Chefe')).toMatch(/Administrador · Você/);
    expect(textOf('Chefe')).not.toMatch(/R\$/);
    expect(host.asked('getAgentEarnings').map(({ params }) => params['id'])).toEqual(['bruno']);
  });

  test('shows who has a second factor', async () => {
    const { textOf } = await open([
      { ...ana, segundoFator: true },
      { ...bruno, segundoFator: false },
      { ...chefe, segundoFator: null },
    ]);
    expect(textOf('Ana Conceição')).toMatch(/Duas etapas/);
    for (const name of ['Bruno', 'Chefe']) expect(textOf(name)).not.toMatch(/Duas etapas/);
  });

  test('requests the earnings of many people a few at a time', async () => {
    const many = Array.from({ length: 40 }, (_unused, index) =>
      buildUser({ nome: `Agente ${String(index)}` }),
    );
    let running = 0;
    let most = 0;
    const { host } = await open(many, {
      getAgentEarnings: async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setTimeout(resolve, 1));
        running -= 1;
        return buildGanhos();
      },
    });
    await waitFor(() => expect(host.asked('getAgentEarnings')).toHaveLength(40));
    expect(most).toBeLessThanOrEqual(4);
  });

  let view: ReturnType<typeof createFakeView> | undefined;
  afterEach(() => view?.end());

  test('requests earnings only for people who came into view', async () => {
    const shown = (view = createFakeView());
    const hidden = buildUser({ id: 'carla', nome: 'Carla' });
    const { host, card, textOf } = await open([ana, bruno, hidden, chefe]);
    const asked = () => host.asked('getAgentEarnings').map(({ params }) => params['id']);
    expect(asked()).toEqual([]);
    await happens(() => shown.comes(card('Bruno')));
    await waitFor(() => expect(textOf('Bruno')).toMatch(/R\$ 7,00/));
    expect(asked()).toEqual(['bruno']);
    await happens(() => shown.comes(card('Carla')));
    await waitFor(() => expect(asked()).toEqual(['bruno', 'carla']));
  });

  test.each([
    ['CONCEICAO', ['Ana Conceição']],
    ['ana@example', ['Ana Conceição']],
    ['(21) 9111', ['Bruno']],
    ['', ['Ana Conceição', 'Bruno', 'Chefe']],
  ])('finds by name, e-mail or phone: %s', async (query, found) => {
    const { keys } = await open();
    const box = screen.getByRole('searchbox', { name: 'Buscar por nome, email ou telefone...' });
    await keys.type(box, `x{Backspace}${query.replace(/[{[]/g, '$&$&')}`);
    await waitFor(() => expect(cards()).toEqual(found));
  });

  test('says when the search finds nobody', async () => {
    const { keys } = await open();
    await keys.type(screen.getByRole('searchbox'), 'zzz');
    expect(await screen.findByText('Nenhum usuário encontrado')).toBeVisible();
  });

  test('is updated by events: who is online, and what they earn', async () => {
    const { host, textOf } = await open();
    act(() => {
      host.push('agente_status_mudou', { agenteId: 'ana', online: true, motivo: 'manual' });
      const ganhos = buildGanhos({ pendente: 900, recebido: 0 });
      host.push('ganhos_atualizados', { agenteId: 'ana', ganhos });
      host.push('ganhos_atualizados', { agenteId: 'bruno', ganhos });
    });
    await waitFor(() => expect(textOf('Ana Conceição')).toMatch(/Online.*R\$ 9,00/));
    expect(textOf('Bruno')).toMatch(/R\$ 9,00/);
    expect(host.asked('listUsers')).toHaveLength(1);
  });

  test('is read once more when somebody went online or offline while the list was loading', async () => {
    let answer = () => {};
    const first = new Promise<void>((resolve) => (answer = resolve));
    let isFirst = true;
    const { host, textOf } = await open([], {
      listUsers: async () => {
        const isOld = isFirst;
        isFirst = false;
        if (isOld) await first;
        return { items: [{ ...ana, online: !isOld }], rejected: [] };
      },
    });
    expect(screen.getByRole('status', { name: 'Carregando usuários…' })).toBeVisible();
    act(() =>
      host.push('agente_status_mudou', { agenteId: 'ana', online: true, motivo: 'manual' }),
    );
    await happens(answer);
    await waitFor(() => expect(textOf('Ana Conceição')).toMatch(/Online/));
  });

  test('says when the users cannot be read, and reads them when asked again', async () => {
    const { host, keys } = await open([], { listUsers: () => NO_ANSWER });
    expect(screen.getByRole('alert')).toHaveTextContent('Erro ao carregar lista de usuários');
    host.script({ listUsers: () => ({ items: [ana], rejected: [] }) });
    await keys.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(cards()).toEqual(['Ana Conceição']));
  });

  test('says that it is for administrators when the host refuses', async () => {
    await open([], { listUsers: () => new HostError(403) });
    expect(screen.getByRole('alert')).toHaveTextContent('Acesso negado. Apenas administradores.');
  });

  test('shows nobody to a person who lost administrator rights, and re-reads their profile', async () => {
    const { host, store, world } = await open();
    const demoted = { ...chefe, isAdmin: false };
    host.script({
      listUsers: () => new HostError(403),
      getProfile: () => ({ user: demoted, message: null, contasPendentes: null }),
    });
    await happens(() => world.page.show(false));
    await happens(() => world.page.show(true));
    expect(cards()).toEqual([]);
    expect(screen.queryByRole('region', { name: 'Zona de perigo' })).toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent('Acesso negado. Apenas administradores.');
    await waitFor(() => expect(selectIsAdmin(store.getState())).toBe(false));
  });

  test('shows what changed meanwhile when a person opens the page or comes back to it', async () => {
    const { host, unmount, world, store } = await open();
    host.script({ listUsers: () => ({ items: [{ ...ana, nome: 'Ana Maria' }], rejected: [] }) });
    await happens(() => world.page.show(false));
    await happens(() => world.page.show(true));
    await waitFor(() => expect(cards()).toEqual(['Ana Maria']));
    unmount();
    host.script({ listUsers: () => ({ items: [bruno], rejected: [] }) });
    renderWithStore(<AdminPanel />, world, store);
    await waitFor(() => expect(cards()).toEqual(['Bruno']));
  });

  test('has nothing that axe objects to', async () => {
    const { container } = await open();
    await expectAccessible(container);
  });
});
