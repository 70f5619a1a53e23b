import type { ConsoleConfig } from '@/contract/config';
import { createMakeSocket } from '@/console/realtime/makeSocket';
import type { AppPorts, Clock, Leaving, Logger, Navigator, Notifier } from '@/console/ports/ports';
import { createPresses } from '@/console/ports/presses';
import { createVault } from '@/console/ports/vault';
import { createBrowserCatalogs } from './catalogs/createBrowserCatalogs';
import { createClipboard } from './clipboard';
import { createDesktop } from './desktop';
import { createLocks } from './locks';
import { createNewId } from './newId';
import { createPage } from './page';
import { createSounds } from './sounds';
import { createBrowserStorage } from './storage';
import { createTokenStore } from './tokenStore';

/** What the screens bring to the ports: where toasts show, and the router. */
export interface Screens {
  notifier: Notifier;
  navigator: Navigator;
  leaving: Leaving;
  /** What must be in the page before the host's first event comes. */
  beforeSocket: () => Promise<void>;
}

/** The outside world of a real browser. */
export function createBrowserPorts(config: ConsoleConfig, screens: Screens): AppPorts {
  const newId = createNewId(window.crypto);
  const logger: Logger = {
    // eslint-disable-next-line no-console -- this is the logger: the one place that writes to the console
    warn: (name, detail) => console.warn(`${name}: ${detail}`),
  };
  const storage = createBrowserStorage(window, (key) => logger.warn('storage refused', key));
  const clock: Clock = {
    now: () => Date.now(),
    setTimeout: (fn, ms) => {
      const timer = window.setTimeout(fn, ms);
      return () => window.clearTimeout(timer);
    },
  };
  const page = createPage(window);
  const locks = 'locks' in window.navigator ? window.navigator.locks : undefined;
  const notifications = 'Notification' in window ? window.Notification : undefined;
  return {
    config,
    fetch: (url, init) => window.fetch(url, init),
    makeSocket: createMakeSocket(screens.beforeSocket),
    clock,
    storage,
    tokens: createTokenStore(storage),
    vault: createVault(newId),
    presses: createPresses(clock),
    newId,
    random: () => Math.random(),
    notifier: screens.notifier,
    sounds: createSounds({ makeAudio: (url) => new Audio(url), locks, clock }),
    desktop: createDesktop({ notifications, locks, focus: () => window.focus() }, page, (name) =>
      logger.warn('desktop notice refused', name),
    ),
    navigator: screens.navigator,
    leaving: screens.leaving,
    clipboard: createClipboard(window),
    catalogs: createBrowserCatalogs(),
    dialogs: {
      confirm: (text) => window.confirm(text),
      prompt: (text, initial) => window.prompt(text, initial),
    },
    locks: createLocks(locks),
    page,
    logger,
  };
}
