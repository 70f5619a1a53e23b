import { api } from '@/console/api/api';
import { realtime } from '@/console/entities/events/realtimeActions';
import { wasDropped, type StartAppListening } from '@/console/store/listening';

/**
 * Reads again what is on screen of finished attendances: where one ends, the own list, and where that chat's ended; where
 * one is handed over, the latter; where an order is refunded, what is said of purchases. After a break everything is read
 * again (wire: resync).
 */
export function addFinishedListeners(start: StartAppListening): void {
  start({
    actionCreator: realtime.atendimento_finalizado,
    effect: ({ payload }, listener) => {
      if (wasDropped(listener)) return;
      listener.dispatch(
        api.util.invalidateTags([
          { type: 'Finished', id: 'LIST' },
          { type: 'Earlier', id: payload.chatId },
        ]),
      );
    },
  });

  start({
    actionCreator: realtime.transferenciaEncerrada,
    effect: ({ payload: { chatId, resultado } }, listener) => {
      if (resultado !== 'aceita' || wasDropped(listener)) return;
      listener.dispatch(api.util.invalidateTags([{ type: 'Earlier', id: chatId }]));
    },
  });

  start({
    actionCreator: realtime.pedidoReembolsado,
    effect: (_action, listener) => {
      if (!wasDropped(listener)) listener.dispatch(api.util.invalidateTags(['Finished']));
    },
  });
}
