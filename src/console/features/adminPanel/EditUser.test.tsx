import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectIsAdmin, selectUser } from '@/console/entities/session/sessionSelectors';
import { ana, bruno, cards, chefe, openAdminPanel as open } from '@/testing/adminSession';
import { happens } from '@/testing/happens';
import { HostError, NO_ANSWER } from '@/testing/scriptedHost';

describe('the edit of a user', () => {
  async function editing(name = 'Ana Conceição') {
    const session = await open();
    await session.keys.click(screen.getByRole('button', { name: `Editar perfil de ${name}` }));
    const dialog = screen.getByRole('dialog', { name: 'Editar perfil' });
    const fill = async (label: string, text: string) => {
      await session.keys.clear(within(dialog).getByLabelText(label));
      if (text !== '') await session.keys.type(within(dialog).getByLabelText(label), text);
    };
    const save = () => session.keys.click(within(dialog).getByRole('button', { name: 'Salvar' }));
    return { ...session, dialog, fill, save };
  }

  test('saves name and phone, and the grid shows them', async () => {
    const { host, dialog, fill, save, said } = await editing();
    await fill('Nome Completo', ' Ana Maria ');
    await fill('Telefone WhatsApp', '11900001111');
    host.script({
      updateUser: () => ({ success: true, user: { ...ana, nome: 'Ana Maria' } }),
      listUsers: () => ({ items: [{ ...ana, nome: 'Ana Maria' }, bruno], rejected: [] }),
    });
    await save();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(host.asked('updateUser')).toMatchObject([
      { params: { id: 'ana' }, body: { nome: 'Ana Maria', telefone: '11900001111' } },
    ]);
    expect(said()).toEqual(['Perfil atualizado']);
    await waitFor(() => expect(cards()).toEqual(['Ana Maria', 'Bruno']));
  });

  test('changes only the fields changed here: the rest stays as others saved it meanwhile', async () => {
    const { host, fill, save, dialog } = await editing();
    const now = { ...ana, telefone: '21955556666' };
    host.script({
      listUsers: () => ({ items: [now, bruno], rejected: [] }),
      updateUser: () => ({ success: true, user: { ...now, nome: 'Ana Maria' } }),
    });
    await fill('Nome Completo', 'Ana Maria');
    await save();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(host.asked('updateUser')).toMatchObject([
      { body: { nome: 'Ana Maria', telefone: '21955556666' } },
    ]);
  });

  test('shows what others save meanwhile, except in fields changed here', async () => {
    const { host, fill, save, dialog, world } = await editing();
    await fill('Telefone WhatsApp', '11900001111');
    const now = { ...ana, nome: 'Ana Maria', telefone: '21955556666' };
    host.script({
      listUsers: () => ({ items: [now, bruno], rejected: [] }),
      updateUser: () => ({ success: true, user: now }),
    });
    await happens(() => world.page.show(false));
    await happens(() => world.page.show(true));
    await waitFor(() =>
      expect(within(dialog).getByLabelText('Nome Completo')).toHaveValue('Ana Maria'),
    );
    expect(within(dialog).getByLabelText('Telefone WhatsApp')).toHaveValue('(11) 90000-1111');
    await save();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(host.asked('updateUser')).toMatchObject([
      { body: { nome: 'Ana Maria', telefone: '11900001111' } },
    ]);
  });

  test('saves nothing while the current user cannot be read', async () => {
    const { host, fill, save, said } = await editing();
    host.script({ listUsers: () => NO_ANSWER });
    await fill('Nome Completo', 'Ana Maria');
    await save();
    await waitFor(() => expect(said()).toEqual(['Erro ao atualizar perfil']));
    expect(host.asked('updateUser')).toEqual([]);
  });

  test('asks before Back, or any other way, leaves what was typed', async () => {
    const { fill, world } = await editing();
    expect(world.ports.leaving.allowed()).toBe(true);
    await fill('Nome Completo', 'Ana Maria');
    world.answers.confirm = false;
    expect(world.ports.leaving.allowed()).toBe(false);
    await fill('Nome Completo', 'Ana Conceição');
    expect(world.ports.leaving.allowed()).toBe(true);
  });

  test('of oneself changes the signed-in person', async () => {
    const { host, fill, save, store } = await editing('Chefe');
    await fill('Nome Completo', 'Chefia');
    host.script({ updateUser: () => ({ success: true, user: { ...chefe, nome: 'Chefia' } }) });
    await save();
    await waitFor(() => expect(selectUser(store.getState())?.nome).toBe('Chefia'));
  });

  test.each([
    ['Nome Completo', ' ', 'Preencha todos os campos obrigatórios!'],
    ['Telefone WhatsApp', '119', 'Telefone deve ter 11 dígitos: (DDD) 9XXXX-XXXX'],
  ])('names the fault, and focuses its field: %s', async (label, text, fault) => {
    const { host, dialog, fill, save, said } = await editing();
    await fill(label, text);
    await save();
    expect(said()).toEqual([fault]);
    expect(within(dialog).getByLabelText(label)).toHaveFocus();
    expect(within(dialog).getByLabelText(label)).toBeInvalid();
    expect(host.asked('updateUser')).toEqual([]);
  });

  test.each([
    ['lista.pdf', 'application/pdf', 10, 'Por favor, selecione uma imagem válida'],
    ['desenho.svg', 'image/svg+xml', 10, 'Por favor, selecione uma imagem válida'],
    ['eu.png', 'image/png', 5_242_881, 'A imagem deve ter no máximo 5MB'],
  ])('refuses %s of %s with %i bytes', async (name, type, size, text) => {
    const { dialog, said } = await editing();
    const input = dialog.querySelector('input[type="file"]');
    if (!(input instanceof HTMLInputElement)) throw new Error('no file input');
    const anyFile = userEvent.setup({ applyAccept: false });
    await anyFile.upload(input, new File([new Uint8Array(size)], name, { type }));
    expect(said()).toEqual([text]);
  });

  test.each([
    [
      new HostError(413, { message: 'A imagem deve ter no máximo 5MB' }),
      'A imagem deve ter no máximo 5MB',
    ],
    [new HostError(500, {}), 'Erro ao atualizar perfil'],
  ])('that fails says why, and stays open with what was typed (%#)', async (answer, text) => {
    const { host, dialog, fill, save, said } = await editing();
    host.script({ updateUser: () => answer });
    await fill('Nome Completo', 'Ana Maria');
    await save();
    await waitFor(() => expect(said()).toEqual([text]));
    expect(within(dialog).getByLabelText('Nome Completo')).toHaveValue('Ana Maria');
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Salvar' })).toHaveFocus(),
    );
  });

  test('by a person who lost administrator rights says so, and re-reads their profile', async () => {
    const { host, fill, save, said, store } = await editing();
    const demoted = { ...chefe, isAdmin: false };
    host.script({
      updateUser: () => new HostError(403),
      getProfile: () => ({ user: demoted, message: null, contasPendentes: null }),
    });
    await fill('Nome Completo', 'Ana Maria');
    await save();
    await waitFor(() => expect(said()).toEqual(['Acesso negado. Apenas administradores.']));
    await waitFor(() => expect(selectIsAdmin(store.getState())).toBe(false));
  });

  test('drops a photo that cannot be shown, whatever its file type says', async () => {
    const { dialog, keys, said } = await editing();
    URL.createObjectURL = () => 'blob:preview';
    URL.revokeObjectURL = () => undefined;
    const input = dialog.querySelector('input[type="file"]');
    if (!(input instanceof HTMLInputElement)) throw new Error('no file input');
    await keys.upload(input, new File(['nada'], 'eu.png', { type: 'image/png' }));
    const preview = dialog.querySelector('img');
    if (!preview) throw new Error('no preview');
    fireEvent.error(preview);
    expect(said()).toEqual(['Por favor, selecione uma imagem válida']);
    expect(within(dialog).queryByRole('button', { name: 'Descartar foto escolhida' })).toBeNull();
  });

  test('asks before unsaved input is discarded', async () => {
    const { dialog, fill, keys, world } = await editing();
    world.answers.confirm = false;
    await fill('Nome Completo', 'Ana Maria');
    await keys.keyboard('{Escape}');
    expect(world.deeds.questions).toHaveLength(1);
    expect(dialog).toBeVisible();
    world.answers.confirm = true;
    await keys.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });
});
