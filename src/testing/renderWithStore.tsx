import { ThemeProvider } from '@mui/material/styles';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { AuthProvider } from '@/console/app/auth';
import { createAppStore, type AppStore } from '@/console/app/createAppStore';
import { openDesk } from '@/console/app/desk/openDesk';
import { DeskContext, type DeskLoader } from '@/console/app/deskLoader';
import { signIn } from '@/console/features/login/signIn';
import { askProfile } from '@/console/features/session/start';
import { LocaleProvider } from '@/console/shared/text/locale';
import { PortsContext } from '@/console/store/hooks';
import { FocusKeeper } from '@/console/ui/FocusKeeper';
import { theme } from '@/console/ui/theme/theme';
import { createFakeWorld, type FakeWorld } from './fakePorts';

const deeds = Promise.resolve({ signIn, askProfile });

/** The desk of a store in which it is open, for tests in which the console itself is not on screen. */
export const OPEN_DESK: DeskLoader = { load: () => deeds, isOpen: () => true, page: () => null };

/** Renders a screen in a fake world, with the real store, the theme and the focus keeper. */
export function renderWithStore(
  screen: ReactElement,
  world: FakeWorld = createFakeWorld(),
  store: AppStore = openDesk(createAppStore(world.ports), world.ports),
  desk: DeskLoader = OPEN_DESK,
): RenderResult & { store: AppStore; world: FakeWorld } {
  const result = render(
    <Provider store={store}>
      <PortsContext value={world.ports}>
        <DeskContext value={desk}>
          <LocaleProvider>
            <AuthProvider>
              <ThemeProvider theme={theme}>
                <FocusKeeper />
                {screen}
              </ThemeProvider>
            </AuthProvider>
          </LocaleProvider>
        </DeskContext>
      </PortsContext>
    </Provider>,
  );
  return { ...result, store, world };
}
