import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { selectLocale, selectTheme } from '@/console/entities/preferences/preferencesSlice';
import type { AppPorts } from '@/console/ports/ports';
import { AuthProvider } from '@/console/shared/session/auth';
import { PortsContext, useAppSelector } from '@/console/store/hooks';
import { OVERLAYS_ID } from '@/console/ui/overlays';
import { useEntryWords } from '@/console/shared/text/useText';
import { AppRoutes } from './AppRoutes';
import { AppTheme } from './AppTheme';
import type { RouterNavigator } from './browser/navigator';
import { CrashBoundary } from './CrashBoundary';
import type { AppStore } from './createAppStore';
import { ToastHost } from './toasts/ToastHost';

interface AppProps {
  store: AppStore;
  ports: AppPorts;
  navigator: RouterNavigator;
}

/** Everything a person sees, around the store it is seen from. */
export function App({ store, ports, navigator }: AppProps) {
  return (
    <Provider store={store}>
      <PortsContext value={ports}>
        <AuthProvider>
          <Dressed navigator={navigator} />
        </AuthProvider>
      </PortsContext>
    </Provider>
  );
}

function Dressed({ navigator }: Pick<AppProps, 'navigator'>) {
  const scheme = useAppSelector(selectTheme);
  const lang = useAppSelector(selectLocale);
  const { app } = useEntryWords();
  return (
    <AppTheme scheme={scheme} lang={lang}>
      <ToastHost>
        {/* Drawn at once: a key that came before a transition was drawn would still step from the chat before. */}
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

/** Lends the router's way of going somewhere to the ports. */
function Ways({ navigator }: Pick<AppProps, 'navigator'>) {
  const navigate = useNavigate();
  useEffect(() => navigator.attach(navigate), [navigator, navigate]);
  return null;
}
