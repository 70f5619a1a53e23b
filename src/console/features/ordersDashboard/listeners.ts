import { isAnyOf } from '@reduxjs/toolkit';
import { api } from '@/console/api/api';
import { selectPageVisible } from '@/console/entities/attention/attentionSlice';
import { realtime } from '@/console/entities/events/realtimeActions';
import { wait } from '@/console/ports/wait';
import { wasDropped } from '@/console/shared/events/wasDropped';
import type { StartAppListening } from '@/console/store/listening';

/** However many events come, the dashboard is read again at most this often. */
const REREAD_EVERY_MS = 1_000;

/**
 * True for what may change an order or somebody's earnings, and with them the dashboard's rows and figures. Of an order
 * that was made, or of an unpaid one that is over, the customer's step is all that is heard (wire: clienteUpdated).
 */
const changesOrders = isAnyOf(
  realtime.pagamentoAprovado,
  realtime.pagamentoExpirado,
  realtime.pedidoReembolsado,
  realtime.ganhos_atualizados,
  realtime.clienteUpdated,
);

/**
 * Keeps the dashboard true: what happens elsewhere makes it read again, a burst of it once a second and, where
 * the page is hidden, once it is looked at.
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
      // Where the clock was set back it would be long.
      if (early > 0) await wait(extra.clock, Math.min(early, REREAD_EVERY_MS));
      if (!selectPageVisible(getState())) await condition((_any, now) => selectPageVisible(now));
      isDue = false;
      lastAt = extra.clock.now();
      dispatch(api.util.invalidateTags(['Dashboard']));
    },
  });
}
