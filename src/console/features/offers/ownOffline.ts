import { agentsApi } from '@/console/api/agents';
import { realtime } from '@/console/entities/events/realtimeActions';
import { selectUserId } from '@/console/entities/session/sessionSelectors';
import type { StartAppListening } from '@/console/store/listening';
import { wasDropped } from '@/console/shared/events/wasDropped';
import { selectEntryWords } from '@/console/shared/text/useText';

/** A click on the online switch explains going offline for this long: the event may come after the answer. */
const CLICK_EXPLAINS_MS = 10_000;

/** The warning that the agent went offline for a missed offer (behaviour: offline-warning). */
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
      const text = selectEntryWords(getState()).notices.wentOffline;
      extra.notifier.notify({ variant: 'warning', text, key: 'wentOffline' });
    },
  });
}
