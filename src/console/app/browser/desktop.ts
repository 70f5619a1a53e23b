import type { Desktop, DesktopPermission, Page } from '@/console/ports/ports';
import type { ShowNotice } from './desktopNotices';

/** The parts of the browser that this port needs. A browser may lack either, and does on an insecure origin. */
export interface DesktopBrowser {
  notifications: typeof Notification | undefined;
  locks: Pick<LockManager, 'request' | 'query'> | undefined;
  /** Brings this tab to the front. */
  focus(): void;
}

/**
 * @returns the desktop port of a browser. The code that shows notices is loaded once the browser allows them, in this
 * tab or another: a person who never turns them on does not download it.
 * @param onRefused called with an error's name when the browser refuses a notice it had allowed.
 */
export function createDesktop(
  browser: DesktopBrowser,
  page: Page,
  onRefused: (name: string) => void,
): Desktop {
  const { notifications } = browser;
  const permission = (): DesktopPermission => notifications?.permission ?? 'unsupported';
  const open = new Set<() => void>();
  let loaded: Promise<ShowNotice> | null = null;

  const load = () => {
    if (notifications?.permission !== 'granted') return null;
    if (loaded === null) {
      loaded = import(/* webpackChunkName: "desktop" */ './desktopNotices').then(
        ({ createDesktopNotices }) => createDesktopNotices(notifications, browser, page),
      );
      loaded.catch(() => {
        loaded = null; // The caller that shows a notice handles the error; the next notice loads again.
      });
    }
    return loaded;
  };
  void load();
  page.onVisibility((visible) => {
    if (!visible) return;
    void load();
    for (const close of open) close();
  });

  async function show(notice: Parameters<ShowNotice>[0], ending: AbortSignal): Promise<void> {
    try {
      const showNotice = await load();
      if (!ending.aborted) await showNotice?.(notice, ending);
    } catch (fault) {
      onRefused(fault instanceof Error ? fault.name : 'unknown');
    }
  }

  return {
    permission,
    async ask() {
      const answer = (await notifications?.requestPermission()) ?? 'unsupported';
      void load();
      return answer;
    },
    show(notice) {
      const ending = new AbortController();
      const close = () => ending.abort();
      open.add(close);
      void show(notice, ending.signal).finally(() => open.delete(close));
      return close;
    },
  };
}
