import { api } from '@/console/api/api';
import { realtime } from '@/console/entities/events/realtimeActions';
import { selectLocale } from '@/console/entities/preferences/preferencesSlice';
import { selectIsAdmin, selectUserId } from '@/console/entities/session/sessionSelectors';
import { chatPath } from '@/console/lib/chatPath';
import type { NoticeVariant } from '@/console/ports/ports';
import { wasDropped, type AppListenerApi, type StartAppListening } from '@/console/store/listening';
import {
  expiredNotice,
  lateNotice,
  paidNotice,
  refundedNotice,
} from '@/console/shared/payments/paymentNotices';
import { readEarnings } from '@/console/shared/rereads/readNow';
import { playSound } from '@/console/shared/notices/playSound';
import { showOnDesktop } from '@/console/shared/notices/showOnDesktop';
import type { RootState } from '@/console/store/types';
import { selectText } from '@/console/shared/text/useText';
import { formatMoney } from '@/domain/money';

/**
 * True if the event is for this person: every admin, the named agent, or the receiver of an event without a name, which
 * is sent only to its agent.
 */
const concerns = (state: RootState, agenteId: string | null) =>
  selectIsAdmin(state) || agenteId === null || agenteId === selectUserId(state);

/** Shows that money came in: a toast, a notice on the desktop that leads to the chat, and the sound. */
function tellPaid(
  listener: AppListenerApi,
  chatId: string | null,
  notice: { key: string; variant: NoticeVariant; title: string; text: string },
): void {
  const { dispatch, extra } = listener;
  const { key, text, title, variant } = notice;
  extra.notifier.notify({ variant, text, key });
  showOnDesktop(listener, {
    tag: key,
    title,
    body: text,
    stays: false,
    onClick: () => {
      if (chatId !== null) extra.navigator.go(chatPath(chatId));
    },
  });
  dispatch(playSound('notification'));
}

/**
 * Shows notices for payments and refunds, and re-reads the data they change (behaviour: payment-approved,
 * payment-expired, payment-late).
 */
export function addPaymentsListeners(start: StartAppListening): void {
  start({
    actionCreator: realtime.pagamentoAprovado,
    effect: ({ payload }, listener) => {
      if (wasDropped(listener)) return;
      const { dispatch, getState } = listener;
      const state = getState();
      const { agenteId, chatId, clienteNome, pedidoId, valor } = payload;
      dispatch(api.util.invalidateTags(['Orders']));
      if (!concerns(state, agenteId)) return;
      if (!selectIsAdmin(state)) void dispatch(readEarnings());
      const { paymentApproved, paymentApprovedTitle } = selectText(state).notices;
      tellPaid(listener, chatId, {
        key: paidNotice(pedidoId),
        variant: 'success',
        title: paymentApprovedTitle,
        text: paymentApproved(clienteNome, formatMoney(valor ?? 0, selectLocale(state))),
      });
    },
  });

  start({
    actionCreator: realtime.pagamentoAtrasado,
    effect: ({ payload }, listener) => {
      if (wasDropped(listener)) return;
      const { dispatch, getState } = listener;
      const state = getState();
      const { agenteId, chatId, clienteNome, pedidoId, valor } = payload;
      dispatch(api.util.invalidateTags(['Orders']));
      if (!concerns(state, agenteId)) return;
      const { paymentLate, paymentLateTitle } = selectText(state).notices;
      tellPaid(listener, chatId, {
        key: lateNotice(pedidoId),
        variant: 'warning',
        title: paymentLateTitle,
        text: paymentLate(clienteNome, formatMoney(valor ?? 0, selectLocale(state))),
      });
    },
  });

  start({
    actionCreator: realtime.pagamentoExpirado,
    effect: ({ payload }, listener) => {
      if (wasDropped(listener)) return;
      const { dispatch, extra, getState } = listener;
      const { agenteId, clienteNome, pedidoId } = payload;
      dispatch(api.util.invalidateTags(['Orders']));
      if (!concerns(getState(), agenteId)) return;
      const text = selectText(getState()).notices.paymentExpired(clienteNome);
      extra.notifier.notify({ variant: 'warning', text, key: expiredNotice(pedidoId) });
    },
  });

  start({
    actionCreator: realtime.pedidoReembolsado,
    effect: ({ payload }, listener) => {
      if (wasDropped(listener)) return;
      const { dispatch, extra, getState } = listener;
      const { agenteId, clienteNome, pedidoId } = payload;
      dispatch(api.util.invalidateTags(['Orders']));
      if (!concerns(getState(), agenteId)) return;
      const text = selectText(getState()).notices.orderRefunded(clienteNome);
      extra.notifier.notify({ variant: 'info', text, key: refundedNotice(pedidoId) });
    },
  });
}
