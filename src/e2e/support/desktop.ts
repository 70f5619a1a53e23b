import type { BrowserContext, Page } from 'playwright-core';

/** A desktop notice as the page requested it from the browser. */
export interface DesktopShown {
  title: string;
  body: string;
  silent: boolean;
  open: boolean;
}

interface Recorded {
  __desktop: DesktopShown[];
  __clickDesktop: () => void;
  __asked: number;
  __hide: (hidden: boolean) => void;
}

/**
 * Runs in the page before the product: replaces the browser's notices by recorded ones, and makes the tab's visibility
 * controllable.
 */
function installDesktop(atFirst: { hidden: boolean }) {
  const shown: (DesktopShown & { click: () => void })[] = [];
  class RecordedNotification {
    static permission: NotificationPermission = 'default';
    static requestPermission() {
      (window as unknown as Recorded).__asked += 1;
      RecordedNotification.permission = 'granted';
      return Promise.resolve(RecordedNotification.permission);
    }
    onclick: (() => void) | null = null;
    onclose: (() => void) | null = null;
    onerror: (() => void) | null = null;
    readonly #entry;
    constructor(title: string, { body = '', silent }: NotificationOptions) {
      const click = () => this.onclick?.();
      this.#entry = { title, body, silent: silent === true, open: true, click };
      shown.push(this.#entry);
    }
    close() {
      this.#entry.open = false;
      this.onclose?.();
    }
  }
  if (localStorage.getItem('desktopNotifications') === 'true') {
    RecordedNotification.permission = 'granted';
  }
  let { hidden } = atFirst;
  Object.defineProperty(Document.prototype, 'visibilityState', {
    configurable: true,
    get: () => (hidden ? 'hidden' : 'visible'),
  });
  Object.assign(window, {
    Notification: RecordedNotification,
    __asked: 0,
    __desktop: shown,
    __clickDesktop: () => shown.findLast(({ open }) => open)?.click(),
    __hide: (hide: boolean) => {
      hidden = hide;
      document.dispatchEvent(new Event('visibilitychange'));
    },
  });
}

/** Call it before the context's first page opens. @param atFirst `hidden` for a tab that starts hidden. */
export const recordDesktop = (context: BrowserContext, atFirst = { hidden: false }) =>
  context.addInitScript(installDesktop, atFirst);

/** Hides the tab, as another tab or a minimised window does, or shows it again. */
export const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((hide) => (window as unknown as Recorded).__hide(hide), hidden);

/** @returns the desktop notices of the page so far. */
export const desktopShown = (page: Page): Promise<DesktopShown[]> =>
  page.evaluate(() =>
    (window as unknown as Recorded).__desktop.map(({ title, body, silent, open }) => ({
      title,
      body,
      silent,
      open,
    })),
  );

/** Clicks the visible notice. */
export const clickDesktop = (page: Page) =>
  page.evaluate(() => (window as unknown as Recorded).__clickDesktop());

/** @returns how often the page asked for permission to show notices. */
export const timesAsked = (page: Page) =>
  page.evaluate(() => (window as unknown as Recorded).__asked);
