import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildUser } from '@/testing/builders/user';
import { expectAccessible } from '@/testing/expectAccessible';
import { createFakeWorld } from '@/testing/fakePorts';
import { renderWithStore } from '@/testing/renderWithStore';
import { createScriptedHost, HostError, NO_ANSWER, type Scripts } from '@/testing/scriptedHost';
import { EntryPage } from './EntryPage';

const DESAFIO = 'o-desafio-secreto';
const WRONG = 'Código incorreto. Confira e tente novamente.';
const OVER = 'O tempo para digitar o código acabou. Entre novamente.';

/** A login whose password was right, at a host that asks for a code. */
async function asked(scripts: Scripts = {}) {
  const host = createScriptedHost({ numbers: true });
  host.script({ login: () => ({ desafio: DESAFIO, message: null }), ...scripts });
  const world = createFakeWorld({ fetch: host.fetch });
  const user = userEvent.setup();
  const rendered = renderWithStore(<EntryPage />, world);
  await user.type(screen.getByLabelText('Email'), 'ana@balcao.local');
  await user.type(screen.getByLabelText('Senha'), 'segredo-1{Enter}');
  await screen.findByRole('heading', { name: 'Verificação em duas etapas' });
  const send = async (codigo: string) => {
    await user.keyboard(`${codigo}{Enter}`);
    // A second press within half a second is none.
    world.clock.advance(500);
  };
  const said = () => world.deeds.notices.map(({ text }) => text);
  const codes = () => host.asked('loginCode').map(({ body }) => body);
  return { host, user, send, said, codes, ...rendered };
}

const codeField = () => screen.findByLabelText('Código de 6 dígitos');

describe('the second step of the login', () => {
  test('signs in with the code, and neither it nor the challenge nor the token is in the state', async () => {
    const { world, store, send, said, codes } = await asked({
      loginCode: () => ({ token: 'o-token', user: buildUser(), message: null }),
    });
    expect(await codeField()).toHaveFocus();
    await send('123456');
    await waitFor(() => expect(world.ports.tokens.get()).toBe('o-token'));
    expect(codes()).toEqual([{ desafio: DESAFIO, codigo: '123456' }]);
    expect(said()).toEqual(['Login realizado com sucesso!']);
    expect(world.deeds.dismissed).toContain('loginFailed');
    expect(JSON.stringify(store.getState())).not.toMatch(/o-token|o-desafio|123456|segredo-1/);
  });

  test.each<[string, HostError | typeof NO_ANSWER, string]>([
    ['a wrong code', new HostError(400, { message: WRONG }), WRONG],
    ['no answer', NO_ANSWER, 'Erro ao fazer login'],
  ])(
    'says %s, and another code may be tried with the same challenge',
    async (_what, answer, text) => {
      const { send, said, codes } = await asked({ loginCode: () => answer });
      await send('111111');
      await waitFor(() => expect(said()).toEqual([text]));
      await waitFor(async () => expect(await codeField()).toHaveFocus());
      await send('222222');
      await waitFor(() =>
        expect(codes()).toEqual([
          { desafio: DESAFIO, codigo: '111111' },
          { desafio: DESAFIO, codigo: '222222' },
        ]),
      );
    },
  );

  test.each([401, 403])(
    'goes back to the password with the server’s words when it is over (%d)',
    async (status) => {
      const { send, said } = await asked({
        loginCode: () => new HostError(status, { message: OVER }),
      });
      await send('111111');
      expect(await screen.findByRole('heading', { name: 'Bem-vindo!' })).toBeVisible();
      expect(screen.getByLabelText('Email')).toHaveValue('ana@balcao.local');
      expect(screen.getByLabelText('Senha')).toHaveValue('');
      expect(said()).toEqual([OVER]);
    },
  );

  test('marks the field of a wrong code until it is changed, and not where nobody answered', async () => {
    const answers: (HostError | typeof NO_ANSWER)[] = [
      NO_ANSWER,
      new HostError(400, { message: WRONG }),
    ];
    const { send, said, user } = await asked({ loginCode: () => answers.shift() ?? NO_ANSWER });
    await send('111111');
    await waitFor(() => expect(said()).toHaveLength(1));
    await waitFor(async () => expect(await codeField()).toHaveFocus());
    expect(await codeField()).toBeValid();
    await send('222222');
    await waitFor(async () => expect(await codeField()).toBeInvalid());
    expect(await codeField()).toHaveAccessibleDescription(WRONG);
    await waitFor(async () => expect(await codeField()).toHaveFocus());
    await user.keyboard('3');
    expect(await codeField()).toBeValid();
  });

  test('takes a recovery code in a field of its own', async () => {
    const { user, send, codes } = await asked({
      loginCode: () => new HostError(400, { message: WRONG }),
    });
    expect(await codeField()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(await codeField()).toHaveAttribute('inputmode', 'numeric');
    await user.click(screen.getByRole('button', { name: 'Usar código de recuperação' }));
    expect(screen.getByLabelText('Código de recuperação')).toHaveFocus();
    await send(' k3v9-0r2m-7xqa-h5tz ');
    await waitFor(() =>
      expect(codes()).toEqual([{ desafio: DESAFIO, codigo: 'k3v9-0r2m-7xqa-h5tz' }]),
    );
    await user.click(screen.getByRole('button', { name: 'Usar código do aplicativo' }));
    expect(await codeField()).toHaveValue('');
  });

  test('sends nothing without a code, and goes back when somebody wants to', async () => {
    const { host, user, send, said } = await asked();
    await send('');
    expect(said()).toEqual(['Preencha todos os campos!']);
    expect(host.asked('loginCode')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    expect(screen.getByRole('heading', { name: 'Bem-vindo!' })).toBeVisible();
  });

  test('has nothing that axe objects to', async () => {
    const { container } = await asked();
    await expectAccessible(container);
  });
});
