import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { User } from '@/contract/entities/user';
import { buildUser } from '@/testing/builders/user';
import { openLiveConsole } from '@/testing/consoleSession';
import { expectAccessible } from '@/testing/expectAccessible';
import { happens } from '@/testing/happens';
import { renderWithStore } from '@/testing/renderWithStore';
import { HostError, NO_ANSWER, type Scripts } from '@/testing/scriptedHost';
import { Profile } from '../Profile';

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const URI = `otpauth://totp/Balc%C3%A3o:ana?secret=${SECRET}`;
const CODES = ['k3v9-0r2m-7xqa-h5tz', '0000-1111-2222-3333'];
const shown = { codigos: { items: CODES, rejected: [] } };

async function open(overrides: Partial<User> = {}, scripts: Scripts = {}) {
  let user = buildUser({ id: 'ana', ...overrides });
  const session = await openLiveConsole({ user });
  const turned = (segundoFator: boolean) => {
    user = { ...user, segundoFator, faltaSegundoFator: false };
  };
  session.host.script({
    getProfile: () => ({ user, message: null, contasPendentes: null }),
    beginSecondFactor: () => ({ segredo: SECRET, uri: URI }),
    activateSecondFactor: () => {
      turned(true);
      return shown;
    },
    renewRecoveryCodes: () => shown,
    endSecondFactor: () => {
      turned(false);
      return { success: true, message: null };
    },
    ...scripts,
  });
  const view = renderWithStore(<Profile />, session.world, session.store);
  await happens();
  const keys = userEvent.setup();
  const press = async (name: string) => {
    // A second press within half a second is none.
    act(() => session.world.clock.advance(500));
    await keys.click(await screen.findByRole('button', { name }));
  };
  const said = () => session.world.deeds.notices.map(({ text }) => text);
  return { ...session, ...view, keys, press, said };
}

const section = () => screen.findByRole('region', { name: 'Verificação em duas etapas' });
const listed = async () =>
  within(await screen.findByRole('list', { name: 'Códigos de recuperação' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('the own second factor', () => {
  test('takes the first code however soon it is typed', async () => {
    const { keys } = await open();
    await keys.click(await screen.findByRole('button', { name: 'Ativar verificação' }));
    await keys.type(await screen.findByLabelText('Código de 6 dígitos'), '123456{Enter}');
    expect(await listed()).toEqual(CODES);
  });

  test('is turned on with the app: QR code, key, code, recovery codes; none of them is in the state', async () => {
    const { container, host, keys, press, store, world } = await open();
    await press('Ativar verificação');
    expect(await screen.findByRole('img', { name: /QR code para o aplicativo/ })).toBeVisible();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await expectAccessible(container);
    await press('Copiar chave');
    expect(screen.getByLabelText('Código de 6 dígitos')).toHaveAttribute(
      'autocomplete',
      'one-time-code',
    );
    await keys.type(screen.getByLabelText('Código de 6 dígitos'), '123456');
    await press('Confirmar código');
    expect(await listed()).toEqual(CODES);
    expect(host.asked('activateSecondFactor').map(({ body }) => body)).toEqual([
      { codigo: '123456' },
    ]);
    expect(screen.getByRole('button', { name: 'Copiar códigos' })).toHaveFocus();
    await expectAccessible(container);
    await press('Copiar códigos');
    expect(world.deeds.copied).toEqual([SECRET, CODES.join('\n')]);
    const state = JSON.stringify(store.getState());
    for (const secret of [SECRET, '123456', ...CODES]) expect(state).not.toContain(secret);
    await press('Guardei os códigos');
    expect(within(await section()).getByText('Ativa')).toBeVisible();
    expect(screen.queryByText(CODES[0]!)).not.toBeInTheDocument();
  });

  test('says that a code is wrong, and another may be tried', async () => {
    let tries = 0;
    const { keys, press, said, world } = await open(
      {},
      {
        activateSecondFactor: () => {
          tries += 1;
          return tries === 1 ? new HostError(400, { message: 'Código incorreto.' }) : shown;
        },
      },
    );
    await press('Ativar verificação');
    const field = await screen.findByLabelText('Código de 6 dígitos');
    await press('Confirmar código');
    expect([tries, said()]).toEqual([0, []]);
    expect(field).toHaveFocus();
    await keys.type(field, '111111');
    await press('Confirmar código');
    await waitFor(() => expect(said()).toEqual(['Código incorreto.']));
    expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(field).toHaveAccessibleDescription('Código incorreto.');
    await press('Confirmar código');
    expect(await listed()).toEqual(CODES);
    expect(world.deeds.dismissed).toContain('secondFactor');
  });

  test('may be given up before it is on', async () => {
    const { press } = await open();
    await press('Ativar verificação');
    await press('Cancelar');
    expect(await screen.findByRole('button', { name: 'Ativar verificação' })).toBeVisible();
  });

  test('gets new recovery codes', async () => {
    const { press } = await open({ segundoFator: true });
    await press('Gerar novos códigos');
    expect(await listed()).toEqual(CODES);
  });

  test('asks before recovery codes that nobody kept are left, and not once they are', async () => {
    const { press, world } = await open({ segundoFator: true });
    const { navigator } = world.ports;
    world.answers.confirm = false;
    await press('Gerar novos códigos');
    await listed();
    navigator.go('/dashboard');
    expect(world.deeds.questions).toEqual([
      'Os códigos de recuperação não serão mostrados de novo. Sair sem guardá-los?',
    ]);
    expect(world.deeds.moves).toEqual([]);
    await press('Guardei os códigos');
    navigator.go('/dashboard');
    expect(world.deeds.questions).toHaveLength(1);
    expect(world.deeds.moves).toHaveLength(1);
  });

  test('is turned off when asked whether, and not otherwise', async () => {
    const { host, press, said, world } = await open({ segundoFator: true });
    world.ports.dialogs.confirm = () => false;
    await press('Desativar');
    expect(host.asked('endSecondFactor')).toEqual([]);
    world.ports.dialogs.confirm = () => true;
    await press('Desativar');
    await waitFor(() => expect(said()).toEqual(['Verificação em duas etapas desativada']));
    expect(await screen.findByRole('button', { name: 'Ativar verificação' })).toBeVisible();
  });

  test('that an administrator must have is not offered to be turned off, and says why', async () => {
    await open({ isAdmin: true, segundoFator: true, exigeSegundoFator: true });
    expect(await screen.findByRole('button', { name: 'Gerar novos códigos' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Desativar' })).not.toBeInTheDocument();
    expect(
      screen.getByText(
        'Administradores precisam dela: enquanto você for administrador, não pode ser desativada.',
      ),
    ).toBeVisible();
  });

  test.each<[string, Scripts, string, string]>([
    [
      'Desativar',
      { endSecondFactor: () => new HostError(409, { message: 'É obrigatória.' }) },
      'É obrigatória.',
      'Desativar',
    ],
    [
      'Gerar novos códigos',
      { renewRecoveryCodes: () => NO_ANSWER },
      'Erro na verificação em duas etapas',
      'Gerar novos códigos',
    ],
  ])('says why %s failed', async (button, scripts, text, stays) => {
    const { press, said, world } = await open({ segundoFator: true }, scripts);
    world.ports.dialogs.confirm = () => true;
    await press(button);
    await waitFor(() => expect(said()).toEqual([text]));
    expect(screen.getByRole('button', { name: stays })).toBeVisible();
  });

  test('is not shown where the host knows none', async () => {
    await open({ segundoFator: null });
    expect(screen.queryByText('Verificação em duas etapas')).not.toBeInTheDocument();
  });

  test('that an administrator must have is asked for until it is on', async () => {
    const { press, keys } = await open({ isAdmin: true, faltaSegundoFator: true });
    expect(await screen.findByText(/Administradores precisam da verificação/)).toBeVisible();
    await press('Ativar verificação');
    await keys.type(await screen.findByLabelText('Código de 6 dígitos'), '123456');
    await press('Confirmar código');
    expect(await listed()).toEqual(CODES);
    await waitFor(() =>
      expect(screen.queryByText(/Administradores precisam/)).not.toBeInTheDocument(),
    );
  });
});
