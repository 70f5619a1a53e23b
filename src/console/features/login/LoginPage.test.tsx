import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildUser } from '@/testing/builders/user';
import { createFakeWorld } from '@/testing/fakePorts';
import { renderWithStore } from '@/testing/renderWithStore';
import { createScriptedHost, HostError } from '@/testing/scriptedHost';
import { useAppDispatch } from '@/console/store/hooks';
import { LoginPage } from './LoginPage';
import { signIn as signInAtHost } from './signIn';

const nothing = () => undefined;

function Login() {
  const [email, setEmail] = useState('');
  const dispatch = useAppDispatch();
  const onSignIn = async (typed: string, senha: string) => {
    const outcome = await dispatch(signInAtHost(typed, senha));
    return outcome === 'failed' || outcome === 'refused' ? outcome : 'entered';
  };
  const ways = { onSignIn, mayRegister: true, onRegister: nothing, onRegisterNear: nothing };
  return <LoginPage email={email} onEmail={setEmail} {...ways} />;
}

function show() {
  const host = createScriptedHost({ numbers: true });
  const world = createFakeWorld({ fetch: host.fetch });
  return { host, user: userEvent.setup(), ...renderWithStore(<Login />, world) };
}

async function signIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Email'), ' ana@balcao.local ');
  await user.type(screen.getByLabelText('Senha'), 'segredo-1');
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
}

describe('the login screen', () => {
  test('requires both fields before it sends a request', async () => {
    const { host, user, world } = show();
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(world.deeds.notices).toMatchObject([
      { variant: 'error', text: 'Preencha todos os campos!' },
    ]);
    expect(host.requests).toEqual([]);
    for (const label of ['Email', 'Senha']) {
      expect(screen.getByLabelText(label)).toBeInvalid();
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription('Preencha este campo');
    }
    await user.type(screen.getByLabelText('Email'), 'ana@balcao.local');
    expect(screen.getByLabelText('Email')).toBeValid();
    expect(screen.getByLabelText('Senha')).toBeInvalid();
  });

  test('signs in: the token goes to its store, and neither it nor the password into the state', async () => {
    const { host, store, user, world } = show();
    host.script({ login: () => ({ token: 'o-token', user: buildUser(), message: null }) });
    await signIn(user);
    await waitFor(() => expect(world.ports.tokens.get()).toBe('o-token'));
    expect(host.asked('login')[0]?.body).toEqual({ email: 'ana@balcao.local', senha: 'segredo-1' });
    expect(world.deeds.notices).toMatchObject([{ text: 'Login realizado com sucesso!' }]);
    expect(JSON.stringify(store.getState())).not.toMatch(/o-token|segredo-1/);
  });

  test.each([
    [
      new HostError(401, { message: 'Email ou senha incorretos.' }),
      'Email ou senha incorretos.',
      'Confira o email e a senha',
    ],
    [new HostError(500, {}), 'Erro ao fazer login', ''],
  ])('says why signing in failed, and allows another try (%#)', async (answer, text, atField) => {
    const { host, user, world } = show();
    host.script({ login: () => answer });
    await signIn(user);
    await waitFor(() => expect(world.deeds.notices).toMatchObject([{ variant: 'error', text }]));
    expect(await screen.findByRole('button', { name: 'Entrar' })).toBeEnabled();
    expect(screen.getByLabelText('Senha')).toHaveAccessibleDescription(atField);
    host.script({ login: () => ({ token: 'o-token', user: buildUser(), message: null }) });
    world.clock.advance(500);
    await user.type(screen.getByLabelText('Senha'), '!');
    expect(screen.getByLabelText('Senha')).not.toHaveAccessibleDescription();
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    await waitFor(() => expect(world.deeds.dismissed).toContain('loginFailed'));
  });
});
