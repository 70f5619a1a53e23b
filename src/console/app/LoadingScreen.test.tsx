import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSession } from '@/console/features/session/start';
import { selectSessionStatus } from '@/console/entities/session/sessionSelectors';
import { buildUser } from '@/testing/builders/user';
import { loadedConsole, settle, TOKEN } from '@/testing/consoleSession';
import { renderWithStore } from '@/testing/renderWithStore';
import { HostError, NO_ANSWER } from '@/testing/scriptedHost';
import { LoadingScreen } from './LoadingScreen';

async function show(answer: () => typeof NO_ANSWER | HostError) {
  const { host, store, world } = loadedConsole(TOKEN);
  host.script({ getProfile: answer });
  const started = store.dispatch(startSession());
  await settle();
  renderWithStore(<LoadingScreen />, world, store);
  return { host, store, world, started };
}

describe('while the signed-in person is unknown', () => {
  test.each<[string, () => typeof NO_ANSWER | HostError, string]>([
    ['no answer', () => NO_ANSWER, 'Sem conexão'],
    ['a fault of the host', () => new HostError(500, {}), 'Não foi possível carregar o seu perfil'],
  ])('%s has its own text, and can be retried at once', async (_what, answer, text) => {
    const { host, store, world, started } = await show(answer);
    expect(screen.getByRole('status')).toHaveTextContent(text);
    host.script({
      getProfile: () => ({ user: buildUser({ id: 'ana' }), message: null, contasPendentes: null }),
    });
    await userEvent.setup().click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await settle();
    expect(selectSessionStatus(store.getState())).toBe('signedIn');

    // The automatic retry is not needed any more.
    const asked = host.asked('getProfile').length;
    world.clock.advance(10_000);
    await started;
    expect(host.asked('getProfile')).toHaveLength(asked);
  });
});
