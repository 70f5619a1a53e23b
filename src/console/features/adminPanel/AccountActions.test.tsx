import { screen, waitFor, within } from '@testing-library/react';
import type { User } from '@/contract/entities/user';
import { cards, chefe, openAdminPanel as open } from '@/testing/adminSession';
import { buildUser } from '@/testing/builders/user';
import { expectAccessible } from '@/testing/expectAccessible';
import { happens } from '@/testing/happens';
import { HostError, type Scripts } from '@/testing/scriptedHost';

const caio = buildUser({ id: 'caio', nome: 'Caio', estado: 'ativo' });
const vera = buildUser({ id: 'vera', nome: 'Vera', estado: 'pendente' });
const zeca = buildUser({ id: 'zeca', nome: 'Zeca', estado: 'suspenso' });
const admin: User = { ...chefe, estado: 'ativo' };
const done = (user: User | null, taken = { conversas: 0, cupons: 0 }) => ({
  success: true,
  user,
  ...taken,
});

/** Opens the panel, and chooses an act from the menu of an account. */
async function choose(name: string, act: string, scripts: Scripts) {
  const panel = await open([caio, admin, zeca], scripts);
  await panel.keys.click(screen.getByRole('button', { name: `Ações da conta de ${name}` }));
  await panel.keys.click(screen.getByRole('menuitem', { name: act }));
  const press = () =>
    panel.keys.click(within(screen.getByRole('dialog')).getByRole('button', { name: act }));
  return { ...panel, press };
}

describe('accounts in the panel', () => {
  test('those who wait stand first and have the two decisions instead of earnings and edit', async () => {
    const { card, host, textOf } = await open([caio, vera, admin]);
    expect(cards()).toEqual(['Vera', 'Caio', 'Chefe']);
    expect(textOf('Vera')).toMatch(/Aguarda aprovação/);
    const buttons = within(card('Vera')).getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual(['Recusar', 'Aprovar']);
    expect(host.asked('getAgentEarnings').map(({ params }) => params['id'])).not.toContain('vera');
  });

  test('of a host without states, and one’s own, have neither menu nor decisions', async () => {
    await open([{ ...caio, estado: null }, admin]);
    expect(screen.queryByRole('button', { name: /Ações da conta/ })).toBeNull();
  });

  test('suspended ones say so', async () => {
    const { textOf } = await open([zeca]);
    expect(textOf('Zeca')).toMatch(/Suspenso/);
  });

  test('have nothing that axe objects to', async () => {
    const { container } = await open([caio, vera, zeca, admin]);
    await expectAccessible(container);
  });
});

describe('an administrator', () => {
  test('approves at once, and the list is read again', async () => {
    const { host, keys, said } = await open([vera], {
      setAccountState: () => done({ ...vera, estado: 'ativo' }),
    });
    const reads = host.asked('listUsers').length;
    await keys.click(screen.getByRole('button', { name: 'Aprovar: Vera' }));
    await waitFor(() => expect(said()).toEqual(['Conta de Vera aprovada']));
    expect(host.asked('setAccountState')).toMatchObject([
      { params: { id: 'vera' }, body: { estado: 'ativo' } },
    ]);
    await waitFor(() => expect(host.asked('listUsers').length).toBe(reads + 1));
  });

  test('keeps the focus on what was pressed while it runs, and on the card once the button is gone', async () => {
    const decided = { ...vera, estado: 'ativo' } as const;
    let answer: () => void = () => undefined;
    const { card, host, keys } = await open([vera, caio], {
      setAccountState: () => new Promise((resolve) => (answer = () => resolve(done(decided)))),
    });
    const approve = screen.getByRole('button', { name: 'Aprovar: Vera' });
    await keys.click(approve);
    await waitFor(() => expect(approve).toHaveAttribute('aria-disabled', 'true'));
    expect(approve).toHaveFocus();
    host.script({ listUsers: () => ({ items: [caio, decided], rejected: [] }) });
    await happens(answer);
    await waitFor(() => expect(cards()).toEqual(['Caio', 'Vera']));
    await waitFor(() => expect(card('Vera')).toHaveFocus());
  });

  test('who refused somebody goes on among the accounts that are left', async () => {
    const { host, keys } = await open([vera, caio], {
      refuseAccount: () => ({ success: true, message: null }),
    });
    await keys.click(screen.getByRole('button', { name: 'Recusar: Vera' }));
    host.script({ listUsers: () => ({ items: [caio], rejected: [] }) });
    await keys.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Recusar' }));
    await waitFor(() => expect(cards()).toEqual(['Caio']));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Usuários' })).toHaveFocus());
  });

  test.each(['Suspender', 'Cancelar'])(
    'is back at the menu of the account after its question, by %s',
    async (button) => {
      let answer: () => void = () => undefined;
      const suspended = done({ ...caio, estado: 'suspenso' });
      const { keys, press } = await choose('Caio', 'Suspender', {
        setAccountState: () => new Promise((resolve) => (answer = () => resolve(suspended))),
      });
      if (button === 'Suspender') {
        await press();
        await happens(answer);
      } else await keys.click(screen.getByRole('button', { name: button }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Ações da conta de Caio' })).toHaveFocus(),
      );
    },
  );

  test('refuses after a question', async () => {
    const { host, keys, said } = await open([vera], {
      refuseAccount: () => ({ success: true, message: null }),
    });
    await keys.click(screen.getByRole('button', { name: 'Recusar: Vera' }));
    const dialog = screen.getByRole('dialog', { name: 'Recusar o cadastro de Vera?' });
    expect(host.asked('refuseAccount')).toEqual([]);
    await expectAccessible(dialog);
    await keys.click(within(dialog).getByRole('button', { name: 'Recusar' }));
    await waitFor(() => expect(said()).toEqual(['Cadastro de Vera recusado']));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    ['Caio', 'Tornar administrador', 'setRole', { isAdmin: true }, 'Caio agora é administrador'],
    ['Caio', 'Encerrar sessões', 'endSessions', undefined, 'Sessões de Caio encerradas'],
    [
      'Caio',
      'Suspender',
      'setAccountState',
      { estado: 'suspenso' },
      'Conta de Caio suspensa. Devolvidas: 3 conversas e 1 conta de cupom',
    ],
  ] as const)('%s: %s asks, is done once, and is said', async (name, act, call, body, text) => {
    const { host, press, said } = await choose(name, act, {
      [call]: () => done(null, { conversas: 3, cupons: 1 }),
    });
    expect(host.asked(call)).toEqual([]);
    await press();
    await waitFor(() => expect(said()).toEqual([text]));
    expect(host.asked(call).map((asked) => [asked.params['id'], asked.body])).toEqual([
      ['caio', body],
    ]);
  });

  test('brings somebody back without a question', async () => {
    let answer: () => void = () => undefined;
    const { host, said } = await choose('Zeca', 'Reativar', {
      setAccountState: () => new Promise((resolve) => (answer = () => resolve(done(null)))),
    });
    const menu = screen.getByRole('button', { name: 'Ações da conta de Zeca' });
    await waitFor(() => expect(menu).toHaveAttribute('aria-disabled', 'true'));
    expect(menu).toHaveFocus();
    await happens(answer);
    expect(menu).toHaveFocus();
    await waitFor(() => expect(said()).toEqual(['Conta de Zeca reativada']));
    expect(host.asked('setAccountState')).toMatchObject([{ body: { estado: 'ativo' } }]);
  });

  test.each([
    [new HostError(409, { message: 'Este é o último.' }), 'Este é o último.'],
    [new HostError(500, {}), 'Não foi possível alterar a conta. Tente novamente.'],
    [{ ...done(null), success: false }, 'Não foi possível alterar a conta. Tente novamente.'],
    [new HostError(403, {}), 'Acesso negado. Apenas administradores.'],
  ])('is told why it failed, and the question stays (%#)', async (answer, text) => {
    const { press, said } = await choose('Caio', 'Suspender', { setAccountState: () => answer });
    await press();
    await waitFor(() => expect(said()).toEqual([text]));
    expect(screen.getByRole('dialog', { name: 'Suspender Caio?' })).toBeVisible();
  });
});
