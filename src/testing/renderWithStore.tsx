import { addDeskListeners } from '@/console/app/deskListeners';
import { ThemeProvider } from '@mui/material/styles';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { createAppStore, type AppStore } from '@/console/app/createAppStore';
import { AuthProvider } from '@/console/store/auth';
import { ServicesContext } from '@/console/store/hooks';
import { FocusKeeper } from '@/console/ui/FocusKeeper';
import { theme } from '@/console/ui/theme/theme';
import { createFakeWorld, type FakeWorld } from './fakeServices';

/** Renders a screen on the real store and the theme, with what keeps the focus, in a fake world. */
export function renderWithStore(
  screen: ReactElement,
  world: FakeWorld = createFakeWorld(),
  store: AppStore = createAppStore(world.services, {
    devTools: false,
    onListening: addDeskListeners,
  }),
): RenderResult & { store: AppStore; world: FakeWorld } {
  const result = render(
    <Provider store={store}>
      <ServicesContext value={world.services}>
        <AuthProvider>
          <ThemeProvider theme={theme}>
            <FocusKeeper />
            {screen}
          </ThemeProvider>
        </AuthProvider>
      </ServicesContext>
    </Provider>,
  );
  return { ...result, store, world };
}
