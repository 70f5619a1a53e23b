import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openLiveConsole } from '@/testing/consoleSession';
import { OPEN_DESK } from '@/testing/renderWithStore';
import { renderView } from '@/testing/renderView';
import { App } from './App';
import { createRouterNavigator } from './browser/navigator';
import { CrashBoundary } from './CrashBoundary';
import { createToastNotifier } from './toasts/toastNotifier';

function Broken(): never {
  throw new Error('broken');
}

// The console has no screen that is known to crash, so in this file every address leads to a broken one.
jest.mock('./AppRoutes', () => ({ AppRoutes: () => <Broken /> }));

// React logs each error that a boundary catches. These tests cause them on purpose.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('a screen that fails to render says so, and can be loaded anew', async () => {
  const onReload = jest.fn();
  renderView(
    <CrashBoundary text="Algo deu errado" reloadLabel="Recarregar" onReload={onReload}>
      <Broken />
    </CrashBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Algo deu errado');
  await userEvent.click(screen.getByRole('button', { name: 'Recarregar' }));
  expect(onReload).toHaveBeenCalledTimes(1);
});

test("in the console it says 'Algo deu errado nesta tela.', and offers 'Recarregar'", async () => {
  const { store, world } = await openLiveConsole();
  const navigator = createRouterNavigator(world.ports.leaving);
  render(
    <App
      store={store}
      ports={world.ports}
      desk={OPEN_DESK}
      navigator={navigator}
      toasts={createToastNotifier(world.ports.page)}
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^Algo deu errado nesta tela\.RecarregarExportar gravação$/,
  );
  expect(screen.getByRole('button', { name: 'Recarregar' })).toBeEnabled();
});

test('its error is recorded, and the recording can be exported', async () => {
  const { store, world } = await openLiveConsole();
  const navigator = createRouterNavigator(world.ports.leaving);
  render(
    <App
      store={store}
      ports={world.ports}
      desk={OPEN_DESK}
      navigator={navigator}
      toasts={createToastNotifier(world.ports.page)}
    />,
  );
  expect(world.deeds.marks).toContainEqual(
    expect.objectContaining({
      type: 'mark/faultThrown',
      payload: expect.objectContaining({
        place: 'screen',
        errorText: 'broken',
        components: expect.stringContaining('Broken') as string,
      }) as unknown,
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Exportar gravação' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Salvar arquivo' }));
  expect(world.deeds.recording).toEqual(['save 5']);
});
