import { usersApi, USER_LIST } from '@/console/api/users';
import { api } from '@/console/api/api';
import { isApiError } from '@/console/api/apiError';
import { pageVisibilityChanged } from '@/console/entities/attention/attentionSlice';
import { realtime } from '@/console/entities/events/realtimeActions';
import { wasDropped, type AppListenerApi, type StartAppListening } from '@/console/store/listening';
import { readProfile } from '@/console/shared/rereads/readNow';

/**
 * A read that is under way may be older than the event that just arrived. In that case it is repeated when it is done.
 */
function readAgainIfRunning({ dispatch }: AppListenerApi): void {
  const running = dispatch(usersApi.util.getRunningQueryThunk('listUsers', undefined));
  if (running) dispatch(api.util.invalidateTags([USER_LIST]));
}

/** Keeps the grid of users up to date (behaviour: admin-user-card). */
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
    actionCreator: realtime.contaAtualizada,
    effect: (_action, listener) => {
      if (wasDropped(listener)) return;
      listener.dispatch(api.util.invalidateTags([USER_LIST]));
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
}
