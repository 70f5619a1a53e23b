import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { selectLocale, selectTheme } from '@/console/entities/preferences/preferencesSlice';
import type { AppPorts, EntryPorts } from '@/console/ports/ports';
import { PortsContext, useEntrySelector } from '@/console/store/hooks';
import { OVERLAYS_ID } from '@/console/ui/overlays';
import { useEntryWords } from '@/console/shared/text/useEntryWords';
import { AppRoutes } from './AppRoutes';
import { AppTheme } from './AppTheme';
import { AuthProvider } from './auth';
import type { RouterNavigator } from './browser/navigator';
import { CrashBoundary } from './CrashBoundary';
import type { AppStore, EntryStore } from './createAppStore';
import { DeskContext, type DeskLoader } from './deskLoader';
import { ToastHost } from './toasts/ToastHost';

interface AppProps {
  store: EntryStore | AppStore;
  ports: EntryPorts;
  desk: DeskLoader;
  navigator: RouterNavigator;
}

/** The whole interface, with the providers of the store, the ports, the desk loader, the session and the theme. */
export function App({ store, ports, desk, navigator }: AppProps) {
  return (
    <Provider store={store}>
      {/* Only the desk's screens use these ports, and the desk adds its own before they render. */}
      <PortsContext value={ports as AppPorts}>
        <DeskContext value={desk}>
          <AuthProvider>
            <Dressed navigator={navigator} />
          </AuthProvider>
        </DeskContext>
      </PortsContext>
    </Provider>
  );
}

function Dressed({ navigator }: Pick<AppProps, 'navigator'>) {
  const scheme = useEntrySelector(selectTheme);
  const lang = useEntrySelector(selectLocale);
  const { app } = useEntryWords();
  return (
    <AppTheme scheme={scheme} lang={lang}>
      <ToastHost>
        {/* Without transitions: a key pressed before a deferred render would still step from the previous chat. */}
        <BrowserRouter useTransitions={false}>
          <Ways navigator={navigator} />
          <CrashBoundary
            text={app.crashed}
            reloadLabel={app.reload}
            onReload={() => window.location.reload()}
          >
            <AppRoutes />
          </CrashBoundary>
        </BrowserRouter>
      </ToastHost>
      <div id={OVERLAYS_ID} />
    </AppTheme>
  );
}

/** Gives the router's navigate function to the navigator port, which thunks and listeners use. */
function Ways({ navigator }: Pick<AppProps, 'navigator'>) {
  const navigate = useNavigate();
  useEffect(() => navigator.attach(navigate), [navigator, navigate]);
  return null;
}
