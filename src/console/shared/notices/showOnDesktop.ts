import { selectPageVisible } from '@/console/entities/attention/attentionSlice';
import { selectDesktopWanted } from '@/console/entities/preferences/preferencesSlice';
import type { DesktopNotice } from '@/console/ports/ports';
import type { AppListenerApi } from '@/console/store/listening';

/**
 * Shows a desktop notice if the page is hidden, the person turned notices on, and the browser allows them. Muting does
 * not matter: it is about sounds, and a notice makes none.
 *
 * @returns a function that closes it; null when it was not shown.
 */
export function showOnDesktop(
  { extra: { desktop }, getState }: Pick<AppListenerApi, 'extra' | 'getState'>,
  notice: DesktopNotice,
): (() => void) | null {
  const state = getState();
  const isWanted = selectDesktopWanted(state) && desktop.permission() === 'granted';
  return isWanted && !selectPageVisible(state) ? desktop.show(notice) : null;
}
