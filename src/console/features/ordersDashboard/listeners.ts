import { isAnyOf } from '@reduxjs/toolkit';
import { api } from '@/console/api/api';
import { selectPageVisible } from '@/console/entities/attention/attentionSlice';
import { realtime } from '@/console/entities/events/realtimeActions';
import { wait } from '@/console/lib/wait';
import { wasDropped, type StartAppListening } from '@/console/store/listening';

/** The dashboard is read again at most once in this many ms, however many events come. */
const REREAD_EVERY_MS = 1_000;

/**
 * True for an event that may change an order or an agent's earnings, and so the dashboard's rows and figures. A new
 * order, or the end of an unpaid one, is announced only by the customer's change of stage (wire: clienteUpdated).
 */
const changesOrders = isAnyOf(
  realtime.pagamentoAprovado,
  realtime.pagamentoExpirado,
  realtime.pagamentoAtrasado,
  realtime.pedidoReembolsado,
  realtime.ganhos_atualizados,
  realtime.clienteUpdated,
);

/**
 * Keeps the dashboard up to date: such an event causes a re-read, at most once a second. While the page is hidden, the
 * re-read waits until it is visible.
 */
export function addOrdersDashboardListeners(start: StartAppListening): void {
  let isDue = false;
  let lastAt = -Infinity;

  start({
    matcher: changesOrders,
    effect: async (_action, listener) => {
      if (isDue || wasDropped(listener)) return;
      const { condition, dispatch, extra, getState } = listener;
      isDue = true;
      const early = lastAt + REREAD_EVERY_MS - extra.clock.now();
      // If the clock was set back, the remaining time would be too long.
      if (early > 0) await wait(extra.clock, Math.min(early, REREAD_EVERY_MS));
      if (!selectPageVisible(getState())) await condition((_any, now) => selectPageVisible(now));
      isDue = false;
      lastAt = extra.clock.now();
      dispatch(api.util.invalidateTags(['Dashboard']));
    },
  });
}
