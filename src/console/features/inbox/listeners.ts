import { selectSideScreen } from '@/console/entities/attention/attentionSlice';
import { selectListCounts } from '@/console/entities/conversations/listMarks';
import { selectSessionStatus } from '@/console/entities/session/sessionSelectors';
import type { StartAppListening } from '@/console/store/listening';
import type { StartReacting } from '@/console/store/reactions';
import type { AppThunk, RootState } from '@/console/store/types';
import { selectText } from '@/console/shared/text/useText';

/** @returns the page's title: the screen's name with the number of conversations that need somebody before it (behaviour: page-title). */
function title(state: RootState): string {
  const { pageTitle, routes } = selectText(state).app;
  if (selectSessionStatus(state) !== 'signedIn') return pageTitle(routes.login, 0);
  const screen = selectSideScreen(state);
  const name = screen === null ? routes.dashboard : selectText(state).topbar[screen];
  return pageTitle(name, selectListCounts(state).agent);
}

/**
 * In a burst of messages the title is written at most once in this many ms: each time costs a third of a millisecond.
 */
const TITLE_EVERY_MS = 500;

/** Whether another title may be due. */
const mayDiffer = (now: RootState, before: RootState): boolean =>
  now.conversations !== before.conversations ||
  selectSessionStatus(now) !== selectSessionStatus(before) ||
  selectSideScreen(now) !== selectSideScreen(before) ||
  now.preferences !== before.preferences;

export function addInboxListeners(_start: StartAppListening, react: StartReacting): void {
  let shown = '';
  let lastAt = -Infinity;
  let isScheduled = false;

  const writeInTime: AppThunk = (_dispatch, getState, { clock, page }) => {
    const write = () => {
      isScheduled = false;
      lastAt = clock.now();
      const next = title(getState());
      if (next !== shown) page.setTitle(next);
      shown = next;
    };
    const wait = lastAt + TITLE_EVERY_MS - clock.now();
    if (wait <= 0) {
      write();
      return;
    }
    isScheduled = true;
    clock.setTimeout(write, wait);
  };
  react((_action, { dispatch, getState, before }) => {
    if (!isScheduled && mayDiffer(getState(), before)) dispatch(writeInTime);
  });
}
