import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { createEntryPorts } from './app/browser/createEntryPorts';
import { createLeaving } from './app/browser/leaving';
import { createRouterNavigator } from './app/browser/navigator';
import { createPage } from './app/browser/page';
import { tellInTime } from './app/browser/tellInTime';
import { createAppStore } from './app/createAppStore';
import { createDeskLoader, openWithToken } from './app/deskLoader';
import { loadDevTools } from './app/devtools/loadDevTools';
import { StyleCache } from './app/csp/StyleCache';
import { loadConfig } from './app/loadConfig';
import { createRecording } from './app/recording/createRecording';
import { addressOf, markedNotifier, markFaults } from './app/recording/markers';
import { countLoad } from './app/recording/tabStorage';
import { createToastNotifier } from './app/toasts/toastNotifier';
import { DATABASE } from './recording/keeping/database';
import { pageLoaded } from './recording/marks';
import { createRecorder } from './recording/recorder';
import { followPreferences, restorePreferences } from './features/session/preferences';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

const config = await loadConfig((url) => fetch(url));
const leaving = createLeaving(window);
const navigator = createRouterNavigator(leaving);
countLoad();
const recorder = createRecorder(() => Date.now());
const recording = createRecording({
  recorder,
  open: async () =>
    (
      await import(/* webpackChunkName: "recording" */ './app/recording/openRecording')
    ).openRecording(recorder, store, ports),
  drop: () => void window.indexedDB.deleteDatabase(DATABASE),
});
const toasts = createToastNotifier(createPage(window));
const notifier = markedNotifier(toasts, recording.mark);
const telling = tellInTime();
const ports = createEntryPorts(config, { notifier, navigator, leaving, recording, telling });
const devTools = await loadDevTools(ports.storage);
const store = createAppStore(ports, {
  devTools,
  enhancer: recorder.enhancer,
  tell: telling.tell,
});
const size = { width: window.innerWidth, height: window.innerHeight };
recording.mark(pageLoaded({ address: addressOf(window.location), ...size }));
markFaults(window, recording.mark);
await store.dispatch(restorePreferences());
store.dispatch(followPreferences());

// The imports above are the entry. The desk is imported lazily, as a download of its own (wire: entry-and-desk).
const desk = createDeskLoader(
  store,
  ports,
  () => import(/* webpackChunkName: "desk" */ './app/desk/desk'),
);
openWithToken(store, ports, desk);

createRoot(container).render(
  <StyleCache>
    <App store={store} ports={ports} desk={desk} navigator={navigator} toasts={toasts} />
  </StyleCache>,
);
