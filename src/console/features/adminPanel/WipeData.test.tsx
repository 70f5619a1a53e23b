import { act, screen, waitFor, within } from '@testing-library/react';
import { openAdminPanel as open } from '@/testing/adminSession';
import { happens } from '@/testing/happens';
import { HostError } from '@/testing/scriptedHost';

describe('the danger zone', () => {
  async function asking() {
    const session = await open();
    const zone = screen.getByRole('region', { name: 'Zona de perigo' });
    await session.keys.click(within(zone).getByRole('button', { name: 'Limpar dados' }));
    const dialog = screen.getByRole('dialog', { name: 'Limpar todos os dados?' });
    const confirm = within(dialog).getByRole('button', { name: 'Limpar dados' });
    const type = (word: string) =>
      session.keys.type(within(dialog).getByLabelText('Digite LIMPAR para confirmar'), word);
    return { ...session, dialog, confirm, type };
  }
  const counts = { mensagensRemovidas: 1234, conversasRemovidas: 1, atribuicoesRemovidas: 0 };

  test('wipes only after LIMPAR was typed, and says what was removed', async () => {
    const { host, keys, dialog, confirm, type, said } = await asking();
    host.script({ wipeData: () => ({ estatisticas: counts }) });
    await keys.click(confirm);
    expect(within(dialog).getByRole('textbox')).toHaveAccessibleDescription('Em letras maiúsculas');
    await type('limpar');
    await keys.click(confirm);
    expect(confirm).toHaveAttribute('aria-disabled', 'true');
    expect(host.asked('wipeData')).toEqual([]);
    await keys.clear(within(dialog).getByRole('textbox'));
    await type('LIMPAR{Enter}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(host.asked('wipeData')).toHaveLength(1);
    expect(said()).toEqual(['Dados limpos: 1 conversa, 1.234 mensagens e 0 atribuições']);
  });

  test('focuses the field first, and cannot be cancelled while it runs', async () => {
    const { host, dialog, keys, type } = await asking();
    expect(within(dialog).getByLabelText('Digite LIMPAR para confirmar')).toHaveFocus();
    let answer: () => void = () => undefined;
    host.script({
      wipeData: () =>
        new Promise((resolve) => {
          answer = () => resolve({ estatisticas: counts });
        }),
    });
    const cancel = within(dialog).getByRole('button', { name: 'Cancelar' });
    const look = () => getComputedStyle(cancel).cursor;
    expect(look()).toBe('pointer');
    await type('LIMPAR{Enter}');
    expect(look()).toBe('default');
    await keys.click(cancel);
    expect(dialog).toBeVisible();
    await happens(() => answer());
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  test('shows one notice for one’s own wipe, and one for a wipe by others', async () => {
    const { host, type, said, world } = await asking();
    host.script({ wipeData: () => ({ estatisticas: counts }) });
    await type('LIMPAR{Enter}');
    act(() => host.push('dadosLimpos', {}));
    await happens();
    expect(said()).toHaveLength(1);
    act(() => host.push('dadosLimpos', {}));
    expect(said().at(-1)).toBe('Os dados foram limpos por um administrador.');
    // The wipe does not lead anybody away from this screen.
    expect(world.deeds.moves).toEqual([]);
  });

  test('says when it failed, and allows another try', async () => {
    const { host, dialog, confirm, type, said } = await asking();
    host.script({ wipeData: () => new HostError(500, { message: 'disco' }) });
    await type('LIMPAR{Enter}');
    await waitFor(() => expect(said()).toEqual(['Erro ao limpar dados do banco']));
    expect(dialog).toBeVisible();
    expect(confirm).toHaveAttribute('aria-disabled', 'false');
  });
});
