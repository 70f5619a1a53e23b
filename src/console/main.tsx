// First of all: notistack, wherever it is imported below, writes its styles through this.
import './app/csp/goober';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { createBrowserPorts } from './app/browser/createPorts';
import { createLeaving } from './app/browser/leaving';
import { createRouterNavigator } from './app/browser/navigator';
import { createPage } from './app/browser/page';
import { createAppStore } from './app/createAppStore';
import { createDeskLoader } from './app/deskLoader';
import { StyleCache } from './app/csp/StyleCache';
import { loadConfig } from './app/loadConfig';
import { createToastNotifier } from './app/toasts/toastNotifier';
import { followOtherTabs } from './features/session/otherTabs';
import { followPreferences, restorePreferences } from './features/session/preferences';
import { startSession } from './features/session/start';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

const config = await loadConfig((url) => fetch(url));
const leaving = createLeaving(window);
const navigator = createRouterNavigator(leaving);
const notifier = createToastNotifier(createPage(window));
const desk = createDeskLoader(() => import(/* webpackChunkName: "desk" */ './app/deskListeners'));
const ports = createBrowserPorts(config, {
  notifier,
  navigator,
  leaving,
  beforeSocket: desk.load,
});
const store = createAppStore(ports, { onListening: desk.listenWith });
await store.dispatch(restorePreferences());
store.dispatch(followPreferences());
store.dispatch(followOtherTabs());
void store.dispatch(startSession());

createRoot(container).render(
  <StyleCache>
    <App store={store} ports={ports} navigator={navigator} />
  </StyleCache>,
);
