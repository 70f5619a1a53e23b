// This import must stay first: notistack, imported below, writes its styles through it as soon as it loads.
import './app/csp/goober';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { createEntryPorts } from './app/browser/createEntryPorts';
import { createLeaving } from './app/browser/leaving';
import { createRouterNavigator } from './app/browser/navigator';
import { createPage } from './app/browser/page';
import { createAppStore } from './app/createAppStore';
import { createDeskLoader, openWithToken } from './app/deskLoader';
import { loadDevTools } from './app/devtools/loadDevTools';
import { StyleCache } from './app/csp/StyleCache';
import { loadConfig } from './app/loadConfig';
import { createToastNotifier } from './app/toasts/toastNotifier';
import { followPreferences, restorePreferences } from './features/session/preferences';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

const config = await loadConfig((url) => fetch(url));
const leaving = createLeaving(window);
const navigator = createRouterNavigator(leaving);
const notifier = createToastNotifier(createPage(window));
const ports = createEntryPorts(config, { notifier, navigator, leaving });
const store = createAppStore(ports, { devTools: await loadDevTools(ports.storage) });
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
    <App store={store} ports={ports} desk={desk} navigator={navigator} />
  </StyleCache>,
);
