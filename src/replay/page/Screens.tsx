import Box from '@mui/material/Box';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';
import { useMemo, type ReactNode, type SyntheticEvent } from 'react';
import { Provider } from 'react-redux';
import { Router } from 'react-router-dom';
import type { Store } from '@reduxjs/toolkit';
import { AppRoutes } from '@/console/app/AppRoutes';
import { AuthProvider } from '@/console/app/auth';
import { CrashBoundary } from '@/console/app/CrashBoundary';
import { ShownTools, type Tools } from '@/console/app/desk/useTool';
import { DeskContext } from '@/console/app/deskLoader';
import type { RecordedState } from '@/console/recording/replayReducer';
import { PortsContext } from '@/console/store/hooks';
import { useEntryWords } from '@/console/shared/text/useEntryWords';
import { OVERLAYS_ID } from '@/console/ui/overlays';
import { INERT_DESK, INERT_NAVIGATOR, inertPorts, inertStore } from './inert';
import { ReplayToasts } from './ReplayToasts';
import type { Scene } from './scenes';
import { useRecordedClock } from './usePlayer';

const nothing = () => undefined;

/** The chat that an address names. */
const chatOf = (address: string) => new URLSearchParams(address.split('?')[1]).get('chat');

const toolsOf = ({ address, tools }: Scene): Tools => ({
  hasCoupons: tools.has('coupons'),
  purchaseOf: tools.has('purchase') ? chatOf(address) : null,
  hasPromotions: tools.has('promotions'),
  openCoupons: nothing,
  openPurchase: nothing,
  close: nothing,
  openPromotions: nothing,
  closePromotions: nothing,
});

/** Dialogs stay within the screens: they take neither the focus nor the wheel from the timeline. */
const MODAL_PROPS = {
  disableAutoFocus: true,
  disableEnforceFocus: true,
  disableRestoreFocus: true,
  disableScrollLock: true,
};

/** @returns the page's theme, without the schemes: with them the provider would choose one anew */
function besideTimeline(theme: Theme): Partial<Theme> {
  const rest: Partial<Theme> = { ...theme };
  delete rest.colorSchemes;
  const { components } = theme;
  const modal = components?.MuiModal;
  const defaultProps = { ...modal?.defaultProps, ...MODAL_PROPS };
  return { ...rest, components: { ...components, MuiModal: { ...modal, defaultProps } } };
}

/** Links lead out of the recording: to media that is not in it, and to other hosts. */
function stay(event: SyntheticEvent): void {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault();
}

interface ScreensProps {
  store: Store<RecordedState>;
  scene: Scene;
  /** Who sees the summary cards, as the recorded host said. */
  summaryAdminIds: readonly string[];
}

/** The console's own screens, at one moment of a recording: they look as they did, and do nothing. */
export function Screens({ scene, store, summaryAdminIds }: ScreensProps) {
  const inert = useMemo(() => inertStore(store), [store]);
  const clock = useRecordedClock(scene.at);
  const ports = useMemo(() => inertPorts(clock, summaryAdminIds), [clock, summaryAdminIds]);
  const theme = useTheme();
  const [path = '/', query] = scene.address.split('?');
  return (
    <Provider store={inert}>
      <PortsContext value={ports}>
        <DeskContext value={INERT_DESK}>
          <ShownTools value={toolsOf(scene)}>
            <AuthProvider>
              <ThemeProvider theme={besideTimeline(theme)}>
                <Router
                  location={{ pathname: path, search: query === undefined ? '' : `?${query}` }}
                  navigator={INERT_NAVIGATOR}
                >
                  <Box sx={{ height: '100%' }} onClickCapture={stay}>
                    <Crashes key={scene.address}>
                      <AppRoutes />
                    </Crashes>
                    <div id={OVERLAYS_ID} />
                  </Box>
                </Router>
                <ReplayToasts toasts={scene.toasts} />
              </ThemeProvider>
            </AuthProvider>
          </ShownTools>
        </DeskContext>
      </PortsContext>
    </Provider>
  );
}

/** A screen may fail here as it did there. */
function Crashes({ children }: { children: ReactNode }) {
  const { app } = useEntryWords();
  return (
    <CrashBoundary text={app.crashed} reloadLabel={app.reload} onReload={nothing}>
      {children}
    </CrashBoundary>
  );
}
