import { selectPageVisible } from '@/console/entities/attention/attentionSlice';
import { selectDesktopWanted } from '@/console/entities/preferences/preferencesSlice';
import type { DesktopNotice } from '@/console/ports/ports';
import type { AppListenerApi } from '@/console/store/listening';

/**
 * Says something on the desktop to who looks elsewhere: the page is hidden, the person asked for such
 * notices, and the browser allows them. Muting concerns sounds, and a notice makes none.
 * @returns the closing of it; null when it was not shown.
 */
export function showOnDesktop(
  { extra: { desktop }, getState }: Pick<AppListenerApi, 'extra' | 'getState'>,
  notice: DesktopNotice,
): (() => void) | null {
  const state = getState();
  const isWanted = selectDesktopWanted(state) && desktop.permission() === 'granted';
  return isWanted && !selectPageVisible(state) ? desktop.show(notice) : null;
}
