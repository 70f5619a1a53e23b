import type { ConsoleConfig } from '@/contract/config';
import type {
  Clock,
  EntryPorts,
  Leaving,
  Logger,
  Navigator,
  Notifier,
  Recording,
  Telling,
} from '@/console/ports/ports';
import { START_PATHS } from '@/contract/rest/startPaths';
import { createEarlyReads } from './earlyReads';
import { createPage } from './page';
import { createBrowserStorage } from './storage';
import { createTokenStore } from './tokenStore';

/** The ports that stand before the store: the toasts, the router, the recording, and when screens are told. */
export interface Screens {
  notifier: Notifier;
  navigator: Navigator;
  leaving: Leaving;
  recording: Recording;
  telling: Telling;
}

/**
 * Whoever has a token will need the desk: what it reads first is asked for at once.
 *
 * @returns the ports of a real browser that are needed before anybody signs in
 */
export function createEntryPorts(config: ConsoleConfig, screens: Screens): EntryPorts {
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
  const tokens = createTokenStore(storage);
  const reads = createEarlyReads((url, init) => window.fetch(url, init), clock);
  const token = tokens.get();
  if (token !== null) {
    reads.ask(
      Object.values(START_PATHS).map((path) => config.apiUrl + path),
      token,
    );
  }
  return {
    config,
    clock,
    // From a stack of its own: a browser whose requests are watched notes with each who asked for it, which takes twice as
    // long as the request's start where an effect of a screen asked.
    fetch: (url, init) => Promise.resolve().then(() => reads.fetch(url, init)),
    storage,
    tokens,
    random: () => Math.random(),
    ...screens,
    page: createPage(window),
    logger,
  };
}
