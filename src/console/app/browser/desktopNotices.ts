import type { DesktopNotice, Page } from '@/console/ports/ports';
import type { DesktopBrowser } from './desktop';

/** The lock that every visible tab holds in shared mode: the person sees events there. */
const IN_FRONT = 'balcao:in-front';
const ICON = '/icons/icon.svg';

/** Shows a notice until it is closed or `ending` is aborted. */
export type ShowNotice = (notice: DesktopNotice, ending: AbortSignal) => Promise<void>;

/**
 * Shows notices once the browser allows them. A browser's tabs coordinate through Web Locks: none shows a notice while
 * any of them is visible, and only one of them shows a notice per tag.
 */
export function createDesktopNotices(
  Notice: typeof Notification,
  { focus, locks }: Omit<DesktopBrowser, 'notifications'>,
  page: Page,
): ShowNotice {
  /** Resolves when the notice closes, so that the surrounding lock is held while it is shown. */
  async function present(notice: DesktopNotice, ending: AbortSignal): Promise<void> {
    const { held = [] } = (await locks?.query()) ?? {};
    if (ending.aborted || held.some(({ name }) => name === IN_FRONT)) return;
    const { body, stays, tag, title } = notice;
    const shown = new Notice(title, {
      body,
      tag,
      icon: ICON,
      requireInteraction: stays,
      silent: true,
    });
    await new Promise<void>((resolve) => {
      shown.onclose = () => resolve();
      shown.onerror = () => resolve();
      shown.onclick = () => {
        focus();
        shown.close();
        notice.onClick();
      };
      ending.addEventListener('abort', () => {
        shown.close();
        resolve();
      });
    });
  }

  const isInFront = whileInFront(locks);
  isInFront(page.isVisible());
  page.onVisibility(isInFront);

  return async (notice, ending) => {
    if (!locks) {
      await present(notice, ending);
      return;
    }
    await locks.request(`balcao:desktop:${notice.tag}`, { ifAvailable: true }, async (lock) => {
      if (lock !== null) await present(notice, ending);
    });
  };
}

/** @returns a function to call with this tab's visibility; it holds the lock while the tab is visible. */
function whileInFront(locks: DesktopBrowser['locks']): (visible: boolean) => void {
  let ending: AbortController | null = null;
  return (visible) => {
    if (visible === (ending !== null) || !locks) return;
    ending?.abort();
    ending = visible ? new AbortController() : null;
    const signal = ending?.signal;
    if (!signal) return;
    void locks.request(
      IN_FRONT,
      { mode: 'shared' },
      () =>
        new Promise<void>((resolve) => {
          if (signal.aborted) resolve();
          signal.addEventListener('abort', () => resolve());
        }),
    );
  };
}
