import { api } from '@/console/api/api';
import { realtime } from '@/console/entities/events/realtimeActions';
import { selectIsAdmin } from '@/console/entities/session/sessionSelectors';
import { wasDropped, type StartAppListening } from '@/console/store/listening';

/**
 * Reads again what is on screen of finished attendances: where one ends, the own list; where one ends or is handed over, for
 * an administrator where that chat's ended; where an order is refunded, what is said of purchases. An agent whose
 * attendance that was may not read the chat any more, and whoever opens it reads it then. After a break everything is
 * read again (wire: resync).
 */
export function addFinishedListeners(start: StartAppListening): void {
  start({
    actionCreator: realtime.atendimento_finalizado,
    effect: ({ payload }, listener) => {
      if (wasDropped(listener)) return;
      const tag = selectIsAdmin(listener.getState())
        ? ({ type: 'Earlier', id: payload.chatId } as const)
        : ({ type: 'Finished', id: 'LIST' } as const);
      listener.dispatch(api.util.invalidateTags([tag]));
    },
  });

  start({
    actionCreator: realtime.transferenciaEncerrada,
    effect: ({ payload: { chatId, resultado } }, listener) => {
      if (resultado !== 'aceita' || wasDropped(listener)) return;
      if (!selectIsAdmin(listener.getState())) return;
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
