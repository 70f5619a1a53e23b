import { agentsApi } from '@/console/api/agents';
import { realtime } from '@/console/entities/events/realtimeActions';
import { selectUserId } from '@/console/entities/session/sessionSelectors';
import { wasDropped, type StartAppListening } from '@/console/store/listening';
import { selectText } from '@/console/shared/text/useText';

/**
 * For this many ms a click on the online switch explains why the agent goes offline: the event may come after the
 * response.
 */
const CLICK_EXPLAINS_MS = 10_000;

/** Warns that the agent went offline because of a missed offer (behaviour: offline-warning). */
export function addOwnOfflineListeners(start: StartAppListening): void {
  let clickedOfflineAt = -Infinity;

  start({
    matcher: agentsApi.endpoints.setOnline.matchPending,
    effect: ({ meta }, { extra }) => {
      if (!meta.arg.originalArgs.online) clickedOfflineAt = extra.clock.now();
    },
  });

  start({
    actionCreator: realtime.agente_status_mudou,
    effect: ({ payload }, listener) => {
      const { extra, getState } = listener;
      if (wasDropped(listener)) return;
      if (payload.agenteId !== selectUserId(getState()) || payload.online) return;
      const { motivo } = payload;
      const isUnexplained =
        motivo === null && extra.clock.now() - clickedOfflineAt > CLICK_EXPLAINS_MS;
      if (motivo !== 'oferta_expirada' && !isUnexplained) return;
      const text = selectText(getState()).notices.wentOffline;
      extra.notifier.notify({ variant: 'warning', text, key: 'wentOffline' });
    },
  });
}
