import { addDeskListeners } from '@/console/app/deskListeners';
import { ThemeProvider } from '@mui/material/styles';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { createAppStore, type AppStore } from '@/console/app/createAppStore';
import { AuthProvider } from '@/console/shared/session/auth';
import { PortsContext } from '@/console/store/hooks';
import { FocusKeeper } from '@/console/ui/FocusKeeper';
import { theme } from '@/console/ui/theme/theme';
import { createFakeWorld, type FakeWorld } from './fakePorts';

/** Renders a screen on the real store and the theme, with what keeps the focus, in a fake world. */
export function renderWithStore(
  screen: ReactElement,
  world: FakeWorld = createFakeWorld(),
  store: AppStore = createAppStore(world.ports, {
    devTools: false,
    onListening: addDeskListeners,
  }),
): RenderResult & { store: AppStore; world: FakeWorld } {
  const result = render(
    <Provider store={store}>
      <PortsContext value={world.ports}>
        <AuthProvider>
          <ThemeProvider theme={theme}>
            <FocusKeeper />
            {screen}
          </ThemeProvider>
        </AuthProvider>
      </PortsContext>
    </Provider>,
  );
  return { ...result, store, world };
}
