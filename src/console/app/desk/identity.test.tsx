import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wipeApi } from '@/console/api/wipe';
import { authApi } from '@/console/api/auth';
import { buildAdmin } from '@/testing/builders/user';
import { openLiveConsole } from '@/testing/consoleSession';
import { expectAccessible } from '@/testing/expectAccessible';
import { happens } from '@/testing/happens';
import { renderWithStore } from '@/testing/renderWithStore';
import { HostError, NO_ANSWER, type Scripts } from '@/testing/scriptedHost';
import { IdentityHost } from './IdentityHost';

const asked = new HostError(403, { message: 'Confirme que é você.', confirm: true });
const counts = { mensagensRemovidas: 0, conversasRemovidas: 0, atribuicoesRemovidas: 0 };
const admin = buildAdmin({ id: 'chefe' });

/** A host that asks who is there until it was confirmed. */
async function open(scripts: Scripts = {}, user = admin) {
  const session = await openLiveConsole({ user });
  let confirmed = false;
  const unless = <T,>(answer: T) => (confirmed ? answer : asked);
  session.host.script({
    wipeData: () => unless({ estatisticas: counts }),
    updateProfile: () => unless({ user, message: null, token: null }),
    confirm: () => {
      confirmed = true;
      return { success: true, message: null };
    },
    ...scripts,
  });
  const keys = userEvent.setup();
  const view = renderWithStore(<IdentityHost />, session.world, session.store);
  const wipe = () => session.store.dispatch(wipeApi.endpoints.wipeData.initiate());
  const dialog = () => screen.findByRole('dialog', { name: 'Confirme que é você' });
  return { ...session, ...view, keys, wipe, dialog };
}

describe('a call for which the host asks who is there', () => {
  test('goes on by itself once the password was right', async () => {
    const { dialog, host, keys, store, wipe } = await open();
    const answer = wipe();
    await expectAccessible(await dialog());
    await keys.type(screen.getByLabelText('Sua senha'), 'um-segredo{Enter}');
    expect((await answer).data).toEqual({ estatisticas: counts });
    expect(host.asked('wipeData')).toHaveLength(2);
    expect(host.asked('confirm').map(({ body }) => body)).toEqual([{ senha: 'um-segredo' }]);
    expect(JSON.stringify(store.getState())).not.toContain('um-segredo');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('keeps the fields and the file it had', async () => {
    const { dialog, host, keys, store, world } = await open();
    const foto = new Blob(['um retrato'], { type: 'image/png' });
    const form = world.ports.vault.put({ fields: { nome: 'Ana', chavePix: 'nova' }, foto });
    const answer = store.dispatch(authApi.endpoints.updateProfile.initiate({ form }));
    await dialog();
    await keys.type(screen.getByLabelText('Sua senha'), 's{Enter}');
    expect((await answer).error).toBeUndefined();
    const [first, second] = host.asked('updateProfile');
    expect(second?.body).toEqual(first?.body);
    expect(second?.body).toMatchObject({ nome: 'Ana', chavePix: 'nova' });
    const sent = (second?.body as { foto?: Blob }).foto;
    expect(sent).toBeInstanceOf(Blob);
    expect(sent?.size).toBe(foto.size);
  });

  test('asks for a code of whoever has a second factor', async () => {
    const { dialog, host, keys, wipe } = await open({}, { ...admin, segundoFator: true });
    const answer = wipe();
    await dialog();
    await keys.type(screen.getByLabelText('Código'), '123456{Enter}');
    await answer;
    expect(host.asked('confirm').map(({ body }) => body)).toEqual([{ codigo: '123456' }]);
  });

  test('is dropped without a word when the person cancels', async () => {
    const { dialog, host, keys, wipe, world } = await open();
    const answer = wipe();
    await dialog();
    await keys.keyboard('{Escape}');
    expect((await answer).error).toEqual({ kind: 'aborted' });
    expect(host.asked('wipeData')).toHaveLength(1);
    expect(host.asked('confirm')).toEqual([]);
    expect(world.deeds.notices).toEqual([]);
  });

  test.each([
    [new HostError(400, { message: 'Senha incorreta.' }), 'Senha incorreta.'],
    [NO_ANSWER, 'Não foi possível confirmar. Tente novamente.'],
  ] as const)('says what was wrong, and lets the person try again (%#)', async (refusal, text) => {
    const { dialog, host, keys, wipe, world } = await open({ confirm: () => refusal });
    const answer = wipe();
    await dialog();
    await keys.type(screen.getByLabelText('Sua senha'), 'errada{Enter}');
    expect(await screen.findByText(text)).toBeVisible();
    expect(host.asked('wipeData')).toHaveLength(1);
    world.clock.advance(1_000);
    await keys.keyboard('{Escape}');
    expect((await answer).error).toEqual({ kind: 'aborted' });
  });

  test('ends with the screen that asked', async () => {
    const { dialog, unmount, wipe } = await open();
    const answer = wipe();
    await dialog();
    unmount();
    expect((await answer).error).toEqual({ kind: 'aborted' });
  });

  test('is asked once for two calls at once', async () => {
    const { dialog, host, keys, wipe } = await open();
    const answers = [wipe(), wipe()];
    await dialog();
    await keys.type(screen.getByLabelText('Sua senha'), 's{Enter}');
    for (const answer of await Promise.all(answers)) expect(answer.error).toBeUndefined();
    expect(host.asked('confirm')).toHaveLength(1);
  });
});

test('a host that never asks bothers nobody, whatever it refuses', async () => {
  const { wipe } = await open({ wipeData: () => new HostError(403, { message: 'Não.' }) });
  expect((await wipe()).error).toMatchObject({ status: 403, message: 'Não.' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('where nothing can show the question the call fails', async () => {
  const session = await openLiveConsole({ user: admin });
  session.host.script({ wipeData: () => asked });
  const answer = await session.store.dispatch(wipeApi.endpoints.wipeData.initiate());
  expect(answer.error).toEqual({ kind: 'network' });
});

test('another PIX key is told to its owner, and to nobody else', async () => {
  const { host, world } = await open();
  const change = { estado: 'ativo', isAdmin: true, removida: false, chavePixMudou: true } as const;
  await happens(() => host.push('contaAtualizada', { ...change, userId: 'bia' }));
  expect(world.deeds.notices).toEqual([]);
  await happens(() => host.push('contaAtualizada', { ...change, userId: 'chefe' }));
  expect(world.deeds.notices).toMatchObject([{ variant: 'warning', key: 'pixKey' }]);
});
