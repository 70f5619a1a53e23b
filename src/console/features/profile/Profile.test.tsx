import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectUser } from '@/console/entities/session/sessionSelectors';
import { buildGanhos, buildUser } from '@/testing/builders/user';
import { openLiveConsole } from '@/testing/consoleSession';
import { expectAccessible } from '@/testing/expectAccessible';
import { happens } from '@/testing/happens';
import { renderWithStore } from '@/testing/renderWithStore';
import { HostError, NO_ANSWER } from '@/testing/scriptedHost';
import { Profile } from './Profile';

const ana = buildUser({
  id: 'ana',
  nome: 'Ana Souza',
  email: 'ana@example.test',
  telefone: '11987654321',
  chavePix: 'pix-da-ana',
  online: true,
  ganhos: buildGanhos(),
});

async function open() {
  const session = await openLiveConsole({ user: ana });
  const user = userEvent.setup();
  const view = renderWithStore(<Profile />, session.world, session.store);
  await happens();
  const save = () => user.click(screen.getByRole('button', { name: 'Salvar alterações' }));
  const fill = async (label: string, text: string) => {
    await user.clear(screen.getByLabelText(label));
    if (text !== '') await user.type(screen.getByLabelText(label), text);
  };
  const said = () => session.world.deeds.notices.map(({ text }) => text);
  return { ...session, ...view, user, save, fill, said };
}

describe('the profile', () => {
  test("shows the account's data; the e-mail is read-only", async () => {
    await open();
    expect(screen.getByLabelText('Nome Completo')).toHaveValue('Ana Souza');
    expect(screen.getByLabelText('Telefone WhatsApp')).toHaveValue('(11) 98765-4321');
    expect(screen.getByLabelText('Chave PIX')).toHaveValue('pix-da-ana');
    const email = screen.getByLabelText('Email');
    expect(email).toHaveValue('ana@example.test');
    expect(email).toHaveAttribute('readonly');
    expect(email).toHaveAccessibleDescription('O email não pode ser alterado');
    for (const label of ['Senha atual', 'Nova senha']) {
      expect(screen.getByLabelText(label)).toHaveValue('');
    }
  });

  test('is read again when it is opened: it may have been changed elsewhere', async () => {
    const session = await openLiveConsole({ user: ana });
    const other = { ...ana, nome: 'Ana Maria', telefone: '21911112222' };
    session.host.script({
      getProfile: () => ({ user: other, message: null, contasPendentes: null }),
    });
    renderWithStore(<Profile />, session.world, session.store);
    expect(await screen.findByDisplayValue('Ana Maria')).toBeVisible();
    expect(screen.getByLabelText('Telefone WhatsApp')).toHaveValue('(21) 91111-2222');
  });

  test('can be saved only when something was changed, and says so', async () => {
    const { host, fill, save } = await open();
    const button = screen.getByRole('button', { name: 'Salvar alterações' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('Nenhuma alteração');
    await save();
    expect(host.asked('updateProfile')).toEqual([]);
    await fill('Nome Completo', 'Ana S');
    expect(button).toHaveAttribute('aria-disabled', 'false');
    expect(button).toHaveAccessibleDescription('Há alterações não salvas');
    await fill('Nome Completo', 'Ana Souza');
    expect(button).toHaveAttribute('aria-disabled', 'true');
  });

  test('is saved, and the session holds the saved person; values set by events stay', async () => {
    const { host, fill, save, said, store } = await open();
    host.script({
      updateProfile: ({ body }) => ({
        user: { ...ana, ...(body as object), online: false, ganhos: null },
        message: 'ok',
        token: null,
      }),
    });
    await fill('Nome Completo', ' Ana Maria ');
    await fill('Telefone WhatsApp', '21911112222');
    await save();
    await waitFor(() => expect(said()).toEqual(['Perfil atualizado com sucesso!']));
    expect(host.asked('updateProfile')[0]?.body).toEqual({
      nome: 'Ana Maria',
      telefone: '21911112222',
      chavePix: 'pix-da-ana',
      senhaAtual: '',
      senhaNova: '',
    });
    expect(selectUser(store.getState())).toMatchObject({
      nome: 'Ana Maria',
      telefone: '21911112222',
      online: true,
      ganhos: { pendente: 100, recebido: 200 },
    });
    expect(screen.getByLabelText('Telefone WhatsApp')).toHaveValue('(21) 91111-2222');
    expect(screen.getByText('Nenhuma alteração')).toBeVisible();
  });

  test('does not undo what an administrator saved meanwhile: only the fields touched here change', async () => {
    const { host, fill, save, said } = await open();
    const now = { ...ana, nome: 'Ana Conceição', telefone: '21955556666' };
    host.script({
      getProfile: () => ({ user: now, message: null, contasPendentes: null }),
      updateProfile: () => ({ user: now, message: null, token: null }),
    });
    await fill('Chave PIX', 'outra-chave');
    await fill('Telefone WhatsApp', '11900001111');
    await fill('Telefone WhatsApp', '11987654321');
    await save();
    await waitFor(() => expect(said()).toEqual(['Perfil atualizado com sucesso!']));
    expect(host.asked('updateProfile')[0]?.body).toMatchObject({
      nome: 'Ana Conceição',
      telefone: '21955556666',
      chavePix: 'outra-chave',
    });
    expect(screen.getByLabelText('Telefone WhatsApp')).toHaveValue('(21) 95555-6666');
  });

  test('saves nothing while the current profile cannot be read', async () => {
    const { host, fill, save, said } = await open();
    host.script({ getProfile: () => NO_ANSWER });
    await fill('Chave PIX', 'outra-chave');
    await save();
    await waitFor(() => expect(said()).toEqual(['Erro ao atualizar perfil']));
    expect(host.asked('updateProfile')).toEqual([]);
  });

  test('with a new password goes on with the token of the answer, and no secret enters the state', async () => {
    const { host, fill, save, said, store, world, log } = await open();
    host.script({ updateProfile: () => ({ user: ana, message: null, token: 'novo-token' }) });
    await fill('Senha atual', 'velha-senha');
    await fill('Nova senha', 'nova-senha-9');
    await save();
    await waitFor(() => expect(said()).toEqual(['Perfil atualizado com sucesso!']));
    expect(world.ports.tokens.get()).toBe('novo-token');
    expect(world.ports.tokens.ownerId()).toBe('ana');
    expect(JSON.stringify([store.getState(), log])).not.toMatch(
      /novo-token|velha-senha|nova-senha-9/,
    );
    expect(screen.getByLabelText('Nova senha')).toHaveValue('');
    host.script({ getStatus: () => ({ connected: true, qr: null }) });
    world.socket().say('ready', {}, { seq: 9 });
    await happens();
    expect(host.requests.at(-1)?.token).toBe('novo-token');
  });

  test('with a short new password shows advice against it, and saves it all the same', async () => {
    const { host, fill, save, said } = await open();
    host.script({ updateProfile: () => ({ user: ana, message: null, token: 'novo-token' }) });
    await fill('Senha atual', 'velha-senha');
    await fill('Nova senha', 'zt7-q2');
    expect(screen.getByLabelText('Nova senha')).toHaveAccessibleDescription(
      'Senha curta: com 8 caracteres ou mais ela protege melhor.',
    );
    await save();
    await waitFor(() => expect(said()).toEqual(['Perfil atualizado com sucesso!']));
  });

  test.each([
    ['Nome Completo', { 'Nome Completo': '' }, 'Preencha todos os campos obrigatórios!'],
    ['Chave PIX', { 'Chave PIX': '' }, 'Preencha todos os campos obrigatórios!'],
    [
      'Telefone WhatsApp',
      { 'Telefone WhatsApp': '1198765432' },
      'Telefone deve ter 11 dígitos: (DDD) 9XXXX-XXXX',
    ],
    ['Senha atual', { 'Nova senha': 'nova-senha' }, 'Preencha a senha atual e a nova senha!'],
    ['Nova senha', { 'Senha atual': 'velha-senha' }, 'Preencha a senha atual e a nova senha!'],
    [
      'Nova senha',
      { 'Senha atual': 'velha-senha', 'Nova senha': '12345' },
      'A senha deve ter no mínimo 6 caracteres!',
    ],
  ])('the first fault is shown, and its field gets the focus: %s', async (field, typed, text) => {
    const { host, fill, save, said } = await open();
    for (const [label, value] of Object.entries(typed)) await fill(label, value);
    await save();
    expect(said()).toEqual([text]);
    expect(screen.getByLabelText(field)).toHaveFocus();
    expect(screen.getByLabelText(field)).toBeInvalid();
    expect(host.asked('updateProfile')).toEqual([]);
  });

  test.each([
    ['lista.pdf', 'application/pdf', 10, 'Por favor, selecione uma imagem válida'],
    ['desenho.svg', 'image/svg+xml', 10, 'Por favor, selecione uma imagem válida'],
    ['eu.png', 'image/png', 5_242_881, 'A imagem deve ter no máximo 5MB'],
  ])('refuses %s of %s with %i bytes', async (name, type, size, text) => {
    const { container, said } = await open();
    const input = container.querySelector('input[type="file"]');
    if (!(input instanceof HTMLInputElement)) throw new Error('no file input');
    const anyFile = userEvent.setup({ applyAccept: false });
    await anyFile.upload(input, new File([new Uint8Array(size)], name, { type }));
    expect(said()).toEqual([text]);
    expect(screen.getByText('Nenhuma alteração')).toBeVisible();
  });

  test.each([
    [
      new HostError(400, { message: 'A senha atual está incorreta.' }),
      'A senha atual está incorreta.',
    ],
    [new HostError(500, {}), 'Erro ao atualizar perfil'],
    [NO_ANSWER, 'Erro ao atualizar perfil'],
  ] as const)(
    'that cannot be saved says why, and keeps what was typed (%#)',
    async (answer, text) => {
      const { host, fill, save, said } = await open();
      host.script({ updateProfile: () => answer });
      await fill('Nome Completo', 'Ana Maria');
      await fill('Senha atual', 'errada');
      await fill('Nova senha', 'nova-senha-9');
      await save();
      await waitFor(() => expect(said()).toEqual([text]));
      expect(screen.getByLabelText('Nome Completo')).toHaveValue('Ana Maria');
      expect(screen.getByLabelText('Senha atual')).toHaveValue('errada');
      const place =
        text === 'A senha atual está incorreta.'
          ? screen.getByLabelText('Senha atual')
          : screen.getByRole('button', { name: 'Salvar alterações' });
      await waitFor(() => expect(place).toHaveFocus());
      const atField = place.tagName === 'INPUT' ? text : '';
      expect(screen.getByLabelText('Senha atual')).toHaveAccessibleDescription(atField);
    },
  );

  test('of which the host refuses the new password marks its field and says why, until it is changed', async () => {
    const { host, fill, save, said } = await open();
    const message = 'Esta senha é das mais usadas e fácil de adivinhar. Escolha outra.';
    host.script({ updateProfile: () => new HostError(422, { message }) });
    await fill('Senha atual', 'velha-senha');
    await fill('Nova senha', 'liverpool7');
    const field = screen.getByLabelText('Nova senha');
    expect(field).not.toHaveAccessibleDescription();
    await save();
    await waitFor(() => expect(said()).toEqual([message]));
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Esta senha é das mais usadas e fácil de adivinhar.');
    expect(screen.getByLabelText('Senha atual')).not.toBeInvalid();
    await fill('Nova senha', 'outra-senha-9');
    expect(field).not.toBeInvalid();
    expect(field).not.toHaveAccessibleDescription();
  });

  test('asks before unsaved changes are left, and not otherwise', async () => {
    const { fill, world, unmount } = await open();
    const { navigator } = world.ports;
    world.answers.confirm = false;
    navigator.go('/dashboard');
    expect(world.deeds.moves).toHaveLength(1);
    await fill('Chave PIX', 'outra');
    navigator.go('/dashboard');
    expect(world.deeds.questions).toEqual([
      'Há alterações não salvas, que serão descartadas. Sair mesmo assim?',
    ]);
    expect(world.deeds.moves).toHaveLength(1);
    world.answers.confirm = true;
    navigator.go('/dashboard');
    expect(world.deeds.moves).toHaveLength(2);
    unmount();
    navigator.go('/dashboard');
    expect(world.deeds.questions).toHaveLength(2);
  });

  test('has nothing that axe objects to', async () => {
    const { container } = await open();
    await expectAccessible(container);
  });
});
