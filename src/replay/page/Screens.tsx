import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { useMemo, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { Router } from 'react-router-dom';
import type { Store } from '@reduxjs/toolkit';
import { AppRoutes } from '@/console/app/AppRoutes';
import { AppTheme } from '@/console/app/AppTheme';
import { AuthProvider } from '@/console/app/auth';
import { CrashBoundary } from '@/console/app/CrashBoundary';
import { ShownTools, type Tools } from '@/console/app/desk/useTool';
import { DeskContext } from '@/console/app/deskLoader';
import type { RecordedState } from '@/console/recording/replayReducer';
import { PortsContext } from '@/console/store/hooks';
import { LocaleProvider } from '@/console/shared/text/locale';
import { useEntryWords } from '@/console/shared/text/useEntryWords';
import { showTimesIn } from '@/console/text/format';
import { OVERLAYS_ID } from '@/console/ui/overlays';
import { INERT_DESK, INERT_NAVIGATOR, inertPorts, inertStore } from './inert';
import { ReplayToasts } from './ReplayToasts';
import type { Scene } from './scenes';
import { useRecordedClock } from './usePlayer';

dayjs.extend(utc);
dayjs.extend(timezone);

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

/** What screens are shown with. */
export interface ScreensProps {
  store: Store<RecordedState>;
  scene: Scene;
  /** Which load of the page they are of: another one begins with screens of its own. */
  load: number;
  /** Who sees the summary cards, as the recorded host said. */
  summaryAdminIds: readonly string[];
  scheme: 'dark' | 'light';
  /** Of whoever was recorded. */
  timeZone: string;
  lang: string;
}

/** The console's own screens, at one moment of a recording: they look as they did, and do nothing. */
export function Screens({ lang, load, scheme, timeZone, ...moment }: ScreensProps) {
  // Before anything is drawn with a time in it.
  useState(() => showTimesIn(timeZone, (time) => dayjs(time).tz(timeZone)));
  return (
    <AppTheme scheme={scheme} lang={lang}>
      <ScreensOfLoad key={load} {...moment} />
    </AppTheme>
  );
}

function ScreensOfLoad({
  scene,
  store,
  summaryAdminIds,
}: Pick<ScreensProps, 'scene' | 'store' | 'summaryAdminIds'>) {
  const inert = useMemo(() => inertStore(store), [store]);
  const clock = useRecordedClock(scene.at);
  const ports = useMemo(() => inertPorts(clock, summaryAdminIds), [clock, summaryAdminIds]);
  const [path = '/', query] = scene.address.split('?');
  return (
    <Provider store={inert}>
      <PortsContext value={ports}>
        <DeskContext value={INERT_DESK}>
          <ShownTools value={toolsOf(scene)}>
            <LocaleProvider>
              <AuthProvider>
                <Router
                  location={{ pathname: path, search: query === undefined ? '' : `?${query}` }}
                  navigator={INERT_NAVIGATOR}
                >
                  <Box sx={{ height: '100%' }}>
                    <Crashes key={scene.address}>
                      <AppRoutes />
                    </Crashes>
                    <div id={OVERLAYS_ID} />
                  </Box>
                </Router>
                <ReplayToasts toasts={scene.toasts} />
              </AuthProvider>
            </LocaleProvider>
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
