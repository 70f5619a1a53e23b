import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';
import { selectTheme } from '@/console/entities/preferences/preferencesSlice';
import type { AppPorts, EntryPorts, Recording } from '@/console/ports/ports';
import { PortsContext, useEntrySelector } from '@/console/store/hooks';
import { addressChanged } from '@/console/recording/marks';
import { OVERLAYS_ID } from '@/console/ui/overlays';
import { useExportDialog } from '@/console/shared/recording/exportDialog';
import { LocaleProvider, useLocale } from '@/console/shared/text/locale';
import { useEntryWords } from '@/console/shared/text/useEntryWords';
import { AppRoutes } from './AppRoutes';
import { AppTheme } from './AppTheme';
import { AuthProvider } from './auth';
import type { RouterNavigator } from './browser/navigator';
import { CrashBoundary } from './CrashBoundary';
import type { AppStore, EntryStore } from './createAppStore';
import { DeskContext, type DeskLoader } from './deskLoader';
import { ExportDialogHost } from './recording/ExportDialogHost';
import { addressOf, markFault } from './recording/markers';
import { ToastHost } from './toasts/ToastHost';
import type { ToastNotifier } from './toasts/toastNotifier';

interface AppProps {
  store: EntryStore | AppStore;
  ports: EntryPorts;
  desk: DeskLoader;
  navigator: RouterNavigator;
  toasts: ToastNotifier;
}

/** The whole interface, with the providers of the store, the ports, the desk loader, the session and the theme. */
export function App({ store, ports, desk, navigator, toasts }: AppProps) {
  return (
    <Provider store={store}>
      {/* Only the desk's screens use these ports, and the desk adds its own before they render. */}
      <PortsContext value={ports as AppPorts}>
        <DeskContext value={desk}>
          <LocaleProvider>
            <AuthProvider>
              <Dressed navigator={navigator} recording={ports.recording} toasts={toasts} />
            </AuthProvider>
          </LocaleProvider>
        </DeskContext>
      </PortsContext>
    </Provider>
  );
}

interface WaysProps {
  navigator: RouterNavigator;
  recording: Recording;
}

interface DressedProps extends WaysProps {
  toasts: ToastNotifier;
}

function Dressed({ navigator, recording, toasts }: DressedProps) {
  const scheme = useEntrySelector(selectTheme);
  const lang = useLocale();
  const { app } = useEntryWords();
  return (
    <AppTheme scheme={scheme} lang={lang}>
      {/* Without transitions: a key pressed before a deferred render would still step from the previous chat. */}
      <ExportDialogHost recording={recording}>
        <BrowserRouter useTransitions={false}>
          <Ways navigator={navigator} recording={recording} />
          <CrashBoundary
            text={app.crashed}
            reloadLabel={app.reload}
            onReload={() => window.location.reload()}
            action={<ExportButton />}
            onCrash={(error, components) => markFault(recording.mark, 'screen', error, components)}
          >
            <AppRoutes />
          </CrashBoundary>
        </BrowserRouter>
      </ExportDialogHost>
      <ToastHost toasts={toasts} />
      <div id={OVERLAYS_ID} />
    </AppTheme>
  );
}

function ExportButton() {
  const { app } = useEntryWords();
  return <Button onClick={useExportDialog()}>{app.exportRecording}</Button>;
}

/** Gives the router's navigate function to the navigator port, and each address to the recording. */
function Ways({ navigator, recording }: WaysProps) {
  const navigate = useNavigate();
  useEffect(() => navigator.attach(navigate), [navigator, navigate]);
  const { pathname, search } = useLocation();
  useEffect(() => {
    recording.mark(addressChanged({ address: addressOf({ pathname, search }) }));
  }, [recording, pathname, search]);
  return null;
}
