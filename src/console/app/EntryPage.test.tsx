import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settle } from '@/testing/consoleSession';
import { buildUser } from '@/testing/builders/user';
import { createFakeWorld } from '@/testing/fakePorts';
import { renderWithStore } from '@/testing/renderWithStore';
import { createScriptedHost, HostError, NO_ANSWER } from '@/testing/scriptedHost';
import type { DeskLoader } from './deskLoader';
import { EntryPage } from './EntryPage';

const TYPED = {
  'Nome Completo': 'Rita Lima',
  Email: 'rita@example.test',
  'Telefone WhatsApp': '11987654321',
  'Chave PIX': 'chave-pix',
  Senha: 'segredo-1',
  'Confirmar Senha': 'segredo-1',
};

async function registering(typed: Partial<typeof TYPED> = TYPED) {
  const host = createScriptedHost();
  const world = createFakeWorld({ fetch: host.fetch });
  world.place.path = '/login';
  const user = userEvent.setup();
  const rendered = renderWithStore(<EntryPage />, world);
  await user.click(screen.getByRole('button', { name: 'Cadastre-se' }));
  await screen.findByRole('heading', { name: 'Criar Conta' });
  for (const [label, text] of Object.entries(typed)) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
  const send = () => user.click(screen.getByRole('button', { name: 'Criar Conta' }));
  return { host, user, send, ...rendered };
}

describe('the link between the two forms', () => {
  test('leads from the login to the register form and back, and carries the e-mail', async () => {
    const user = userEvent.setup();
    renderWithStore(<EntryPage />);
    await user.type(screen.getByLabelText('Email'), 'rita@example.test');
    await user.click(screen.getByRole('button', { name: 'Cadastre-se' }));
    expect(await screen.findByRole('heading', { name: 'Criar Conta' })).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('rita@example.test');
    expect(screen.getByLabelText('Nome Completo')).toHaveFocus();
    await user.type(screen.getByLabelText('Email'), '.br');
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(screen.getByRole('heading', { name: 'Bem-vindo!' })).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('rita@example.test.br');
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });
});

/** A desk that cannot be downloaded. */
function offlineDesk() {
  const load = jest.fn(() => Promise.reject(new Error('Loading chunk desk failed')));
  const desk: DeskLoader = { load, isOpen: () => false, page: () => null };
  return { desk, load };
}

describe('without a connection', () => {
  test("'Cadastre-se' says so, and the login stays", async () => {
    const { desk } = offlineDesk();
    const user = userEvent.setup();
    const { world } = renderWithStore(<EntryPage />, undefined, undefined, desk);
    await user.click(screen.getByRole('button', { name: 'Cadastre-se' }));
    await waitFor(() =>
      expect(world.deeds.notices).toMatchObject([{ variant: 'error', text: 'Sem conexão' }]),
    );
    expect(screen.getByRole('heading', { name: 'Bem-vindo!' })).toBeVisible();
  });

  test('typing an e-mail asks for the desk once', async () => {
    const { desk, load } = offlineDesk();
    renderWithStore(<EntryPage />, undefined, undefined, desk);
    await userEvent.setup().type(screen.getByLabelText('Email'), 'rita');
    expect(load).toHaveBeenCalledTimes(1);
  });
});

test('the register form keeps its fields, except passwords, when a person goes to the login and back', async () => {
  const { container, user } = await registering();
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
  const input = container.querySelector('input[type="file"]');
  if (!(input instanceof HTMLInputElement)) throw new Error('no file input');
  await user.upload(input, new File(['x'], 'eu.png', { type: 'image/png' }));
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
  expect(screen.getByRole('heading', { name: 'Bem-vindo!' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cadastre-se' }));
  await screen.findByRole('heading', { name: 'Criar Conta' });
  const stays = {
    ...TYPED,
    'Telefone WhatsApp': '(11) 98765-4321',
    Senha: '',
    'Confirmar Senha': '',
  };
  for (const [label, value] of Object.entries(stays)) {
    expect(screen.getByLabelText(label)).toHaveValue(value);
  }
  expect(screen.getByRole('button', { name: 'Alterar Foto' })).toBeVisible();
});

describe('the checks of registration', () => {
  test.each([
    ['Nome Completo', { 'Nome Completo': ' ' }, 'Preencha todos os campos obrigatórios!'],
    ['Chave PIX', { 'Chave PIX': ' ' }, 'Preencha todos os campos obrigatórios!'],
    [
      'Telefone WhatsApp',
      { 'Telefone WhatsApp': '1198765432', Senha: '12345' },
      'Telefone deve ter 11 dígitos: (DDD) 9XXXX-XXXX',
    ],
    [
      'Senha',
      { Senha: '12345', 'Confirmar Senha': '54321' },
      'A senha deve ter no mínimo 6 caracteres!',
    ],
    ['Confirmar Senha', { 'Confirmar Senha': 'segredo-2' }, 'As senhas não coincidem!'],
  ])('the first fault is shown, and its field gets the focus: %s', async (field, wrong, text) => {
    const { host, send, world } = await registering({ ...TYPED, ...wrong });
    await send();
    expect(world.deeds.notices.map((notice) => notice.text)).toEqual([text]);
    expect(screen.getByLabelText(field)).toHaveFocus();
    expect(screen.getByLabelText(field)).toBeInvalid();
    expect(host.requests).toEqual([]);
  });

  test('every empty field says so, each until it is changed; once sent, the toast of it goes', async () => {
    const { host, send, user, world } = await registering({ ...TYPED, Email: ' ', Senha: '' });
    const [email, password] = [screen.getByLabelText('Email'), screen.getByLabelText('Senha')];
    await send();
    for (const field of [email, password]) {
      expect(field).toBeInvalid();
      expect(field).toHaveAccessibleDescription('Preencha este campo');
    }
    expect(screen.getByLabelText('Nome Completo')).not.toHaveAccessibleDescription();
    await user.type(email, 'rita@example.test');
    expect(email).not.toHaveAccessibleDescription();
    expect(password).toHaveAccessibleDescription('Preencha este campo');
    await user.type(password, 'segredo-1');
    host.script({ register: () => ({ token: 't', user: buildUser(), message: null }) });
    expect(world.deeds.dismissed).not.toContain('fault');
    await send();
    expect(world.deeds.dismissed).toContain('fault');
  });

  test('a file that is not an image is refused; an image of any size is accepted', async () => {
    const { container, host, send, user, world } = await registering();
    const input = container.querySelector('input[type="file"]');
    if (!(input instanceof HTMLInputElement)) throw new Error('no file input');
    const anyFile = userEvent.setup({ applyAccept: false });
    await anyFile.upload(input, new File(['x'], 'lista.pdf', { type: 'application/pdf' }));
    expect(world.deeds.notices).toMatchObject([{ text: 'Por favor, selecione uma imagem válida' }]);
    expect(screen.getByText('Por favor, selecione uma imagem válida')).toBeVisible();
    URL.createObjectURL = () => 'blob:preview';
    URL.revokeObjectURL = () => undefined;
    const large = new File([new Uint8Array(6_000_000)], 'eu.png', { type: 'image/png' });
    await user.upload(input, large);
    expect(screen.queryByText('Por favor, selecione uma imagem válida')).not.toBeInTheDocument();
    host.script({ register: () => ({ token: 't', user: buildUser(), message: null }) });
    await send();
    await waitFor(() => expect(host.asked('register')).toHaveLength(1));
    expect(host.asked('register')[0]?.body).toHaveProperty('foto');
    expect(world.deeds.notices).not.toContainEqual(
      expect.objectContaining({ text: 'A imagem deve ter no máximo 5MB' }),
    );
  });
});

describe('a registration', () => {
  test('makes the account and signs in: the token to its store, and no secret into the state', async () => {
    const { host, send, store, world } = await registering();
    host.script({ register: () => ({ token: 'o-token', user: buildUser(), message: 'Oi' }) });
    await send();
    await waitFor(() => expect(world.ports.tokens.get()).toBe('o-token'));
    expect(host.asked('register')[0]?.body).toEqual({
      nome: 'Rita Lima',
      email: 'rita@example.test',
      senha: 'segredo-1',
      telefone: '11987654321',
      chavePix: 'chave-pix',
    });
    expect(world.deeds.notices).toMatchObject([
      { variant: 'success', text: 'Cadastro realizado com sucesso!' },
    ]);
    expect(JSON.stringify(store.getState())).not.toMatch(/o-token|segredo-1/);
    expect(world.deeds.moves).toEqual([]);
    world.clock.advance(500);
    await settle();
    expect(world.deeds.moves).toEqual([{ path: '/dashboard', replace: true }]);
  });

  test.each([
    [
      'Este email já tem uma conta.',
      new HostError(409, { message: 'Este email já tem uma conta.' }),
      'Email',
    ],
    ['Erro ao registrar', new HostError(500, {}), null],
  ])(
    'says so when it fails, keeps the fields, and can be tried again: %s',
    async (text, answer, field) => {
      const { host, send, world } = await registering();
      host.script({ register: () => answer });
      await send();
      await waitFor(() => expect(world.deeds.notices).toMatchObject([{ variant: 'error', text }]));
      for (const [label, value] of Object.entries({
        ...TYPED,
        'Telefone WhatsApp': '(11) 98765-4321',
      })) {
        expect(screen.getByLabelText(label)).toHaveValue(value);
      }
      const place =
        field === null
          ? screen.getByRole('button', { name: 'Criar Conta' })
          : screen.getByLabelText(field);
      await waitFor(() => expect(place).toHaveFocus());
    },
  );

  test('of which the host refuses the password marks its field and says why, until it is changed', async () => {
    const { host, send, user, world } = await registering();
    const message = 'Esta senha é das mais usadas e fácil de adivinhar. Escolha outra.';
    host.script({ register: () => new HostError(422, { message }) });
    await send();
    await waitFor(() => expect(world.deeds.notices).toMatchObject([{ text: message }]));
    const field = screen.getByLabelText('Senha');
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Esta senha é das mais usadas e fácil de adivinhar.');
    await user.type(field, '-mais');
    expect(field).not.toBeInvalid();
    expect(field).not.toHaveAccessibleDescription();
  });

  test('says that the account may exist when its response is lost', async () => {
    const { host, send, world } = await registering();
    host.script({ register: () => NO_ANSWER });
    await send();
    await waitFor(() =>
      expect(world.deeds.notices).toMatchObject([
        { variant: 'error', text: 'Erro ao registrar' },
        {
          variant: 'info',
          text: 'Sem resposta do servidor: a conta pode ter sido criada. Tente entrar com ela.',
        },
      ]),
    );
    expect(screen.getByLabelText('Nome Completo')).toHaveValue('Rita Lima');
  });

  test('moves the focus to the e-mail when the host refuses it', async () => {
    const { host, send, world } = await registering({ ...TYPED, Email: 'rita' });
    host.script({ register: () => new HostError(400, { message: 'Informe um email válido.' }) });
    await send();
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    expect(screen.getByLabelText('Email')).toBeInvalid();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Informe um email válido.');
    expect(world.deeds.notices).toMatchObject([{ text: 'Informe um email válido.' }]);
    host.script({ register: () => ({ token: 't', user: buildUser(), message: null }) });
    world.clock.advance(500);
    await send();
    await waitFor(() => expect(world.deeds.dismissed).toContain('registerFailed'));
  });

  test('accepts no longer texts than the host does', async () => {
    await registering({ 'Nome Completo': 'x'.repeat(250), 'Chave PIX': 'y'.repeat(250) });
    expect(screen.getByLabelText('Nome Completo')).toHaveValue('x'.repeat(200));
    expect(screen.getByLabelText('Chave PIX')).toHaveValue('y'.repeat(200));
    expect(screen.getByLabelText('Email')).toHaveAttribute('maxlength', '254');
  });
});
