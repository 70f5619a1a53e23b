import { usersApi, USER_LIST } from '@/console/api/users';
import { wipeApi } from '@/console/api/wipe';
import { api, TAGS } from '@/console/api/api';
import { isApiError } from '@/console/api/apiError';
import {
  pageVisibilityChanged,
  selectOpenChatId,
} from '@/console/entities/attention/attentionSlice';
import { realtime } from '@/console/entities/events/realtimeActions';
import { selectUserId } from '@/console/entities/session/sessionSelectors';
import { wasDropped, type AppListenerApi, type StartAppListening } from '@/console/store/listening';
import { readProfile } from '@/console/shared/rereads/readNow';
import { selectText } from '@/console/shared/text/useText';

/** The event of a wipe requested here arrives within this many ms, before or after its response. */
const OWN_WIPE_MS = 30_000;

/**
 * A read that is under way may be older than the event that just arrived. In that case it is repeated when it is done.
 */
function readAgainIfRunning({ dispatch }: AppListenerApi): void {
  const running = dispatch(usersApi.util.getRunningQueryThunk('listUsers', undefined));
  if (running) dispatch(api.util.invalidateTags([USER_LIST]));
}

/** Keeps the grid of users up to date, and announces a wipe (behaviour: admin-user-card, wipe). */
export function addAdminPanelListeners(start: StartAppListening): void {
  const { updateQueryData } = usersApi.util;

  start({
    actionCreator: realtime.agente_status_mudou,
    effect: ({ payload }, listener) => {
      if (wasDropped(listener)) return;
      const { agenteId, online } = payload;
      const turned = updateQueryData('listUsers', undefined, (list) => ({
        ...list,
        items: list.items.map((user) => (user.id === agenteId ? { ...user, online } : user)),
      }));
      listener.dispatch(turned);
      readAgainIfRunning(listener);
    },
  });

  start({
    actionCreator: realtime.ganhos_atualizados,
    effect: ({ payload }, listener) => {
      if (wasDropped(listener)) return;
      const { agenteId, ganhos } = payload;
      if (agenteId === null) return;
      const earned = updateQueryData('listUsers', undefined, (list) => ({
        ...list,
        items: list.items.map((user) => (user.id === agenteId ? { ...user, ganhos } : user)),
      }));
      listener.dispatch(earned);
      listener.dispatch(updateQueryData('getAgentEarnings', { agenteId }, () => ganhos));
      readAgainIfRunning(listener);
    },
  });

  start({
    // No event announces a new name, phone or photo, so the list is read again when the page becomes visible.
    actionCreator: pageVisibilityChanged,
    effect: ({ payload }, { dispatch }) => {
      if (payload.visible) dispatch(api.util.invalidateTags([USER_LIST]));
    },
  });

  start({
    matcher: usersApi.endpoints.listUsers.matchRejected,
    effect: async ({ payload }, { dispatch }) => {
      // The person may have lost administrator rights. Once their profile says so, the routes lead away from here.
      if (isApiError(payload) && payload.status === 403) await dispatch(readProfile());
    },
  });

  let wipedHereAt = -Infinity;
  start({
    matcher: wipeApi.endpoints.wipeData.matchPending,
    effect: (_action, { extra }) => {
      wipedHereAt = extra.clock.now();
    },
  });

  start({
    actionCreator: realtime.dadosLimpos,
    effect: (_action, listener) => {
      if (wasDropped(listener)) return;
      const { dispatch, extra, getOriginalState, getState } = listener;
      dispatch(api.util.invalidateTags([...TAGS]));
      const isOwn = extra.clock.now() - wipedHereAt < OWN_WIPE_MS;
      wipedHereAt = -Infinity;
      if (!isOwn) {
        const text = selectText(getState()).notices.dataWiped;
        extra.notifier.notify({ variant: 'info', text, key: 'dataWiped' });
      }
      // A person on another screen stays there: only the chat is gone.
      const hadChat = selectOpenChatId(getOriginalState()) !== null;
      if (hadChat && selectUserId(getState()) !== null) {
        extra.navigator.go('/dashboard', { replace: true });
      }
    },
  });
}
