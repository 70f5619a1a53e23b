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
import type { AppListenerApi, StartAppListening } from '@/console/store/listening';
import { wasDropped } from '@/console/shared/events/wasDropped';
import { readProfile } from '@/console/shared/rereads/readNow';
import { selectEntryWords } from '@/console/shared/text/useText';

/** The event of a wipe that was asked for here comes within this time, before its answer or after it. */
const OWN_WIPE_MS = 30_000;

/** What is on its way may be older than what was just heard: then it is read once more when it is there. */
function readAgainIfRunning({ dispatch }: AppListenerApi): void {
  const running = dispatch(usersApi.util.getRunningQueryThunk('listUsers', undefined));
  if (running) dispatch(api.util.invalidateTags([USER_LIST]));
}

/** Keeps the grid of users true, and tells of a wipe (behaviour: admin-user-card, wipe). */
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
    // No event tells of a new name, phone or photo: who comes back to the grid sees it as it is now.
    actionCreator: pageVisibilityChanged,
    effect: ({ payload }, { dispatch }) => {
      if (payload.visible) dispatch(api.util.invalidateTags([USER_LIST]));
    },
  });

  start({
    matcher: usersApi.endpoints.listUsers.matchRejected,
    effect: async ({ payload }, { dispatch }) => {
      // No administrator any more: their routes lead away from here once that is known.
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
        const text = selectEntryWords(getState()).notices.dataWiped;
        extra.notifier.notify({ variant: 'info', text, key: 'dataWiped' });
      }
      // Whoever is at another screen stays there: only the chat is gone.
      const hadChat = selectOpenChatId(getOriginalState()) !== null;
      if (hadChat && selectUserId(getState()) !== null) {
        extra.navigator.go('/dashboard', { replace: true });
      }
    },
  });
}
