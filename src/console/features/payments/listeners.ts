import { api } from '@/console/api/api';
import {
  selectConversation,
  selectListStatus,
} from '@/console/entities/conversations/conversationsSelectors';
import { realtime } from '@/console/entities/events/realtimeActions';
import { selectLocale } from '@/console/entities/preferences/preferencesSlice';
import { selectIsAdmin, selectUserId } from '@/console/entities/session/sessionSelectors';
import { chatPath } from '@/console/lib/chatPath';
import { SIDE_PATHS } from '@/console/lib/sidePaths';
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
import type { EventPayload } from '@/contract/events';
import { formatMoney } from '@/domain/money';

/**
 * True if the event is for this person: every admin, the named agent, or the receiver of an event without a name, which
 * is sent only to its agent.
 */
const concerns = (state: RootState, agenteId: string | null) =>
  selectIsAdmin(state) || agenteId === null || agenteId === selectUserId(state);

/** What is said of a payment. */
interface PaymentNotice {
  key: string;
  variant: NoticeVariant;
  text: string;
  /** Only of money that came in, which is shown on the desktop too, with the sound: its title and where it leads. */
  desktop?: { title: string; path: string | null };
}

type Payment = EventPayload<'pagamentoAprovado'>;

/**
 * @param noticeOf words the notice; `valor` is the amount as the person reads it.
 * @returns an effect that re-reads the orders, and tells those whom the payment concerns.
 */
const telling =
  <P extends Payment>(noticeOf: (payment: P, valor: string, state: RootState) => PaymentNotice) =>
  ({ payload }: { payload: P }, listener: AppListenerApi): void => {
    if (wasDropped(listener)) return;
    const { dispatch, extra, getState } = listener;
    const state = getState();
    dispatch(api.util.invalidateTags(['Orders']));
    if (!concerns(state, payload.agenteId)) return;
    const valor = formatMoney(payload.valor ?? 0, selectLocale(state));
    const { desktop, ...notice } = noticeOf(payload, valor, state);
    extra.notifier.notify(notice);
    if (!desktop) return;
    const { path, title } = desktop;
    showOnDesktop(listener, {
      tag: notice.key,
      title,
      body: notice.text,
      stays: false,
      onClick: () => {
        if (path !== null) extra.navigator.go(path);
      },
    });
    dispatch(playSound('notification'));
  };

/** Where this person gives late money back; null for an agent whose list no longer has the chat. */
function refundPath(state: RootState, chatId: string | null): string | null {
  if (selectIsAdmin(state)) return `${SIDE_PATHS.ordersDashboard}?status=a_devolver`;
  if (chatId === null) return null;
  const isHeld = selectConversation(state, chatId) !== null;
  return isHeld || selectListStatus(state) !== 'ready' ? chatPath(chatId) : null;
}

/**
 * Shows notices for payments and refunds, and re-reads the data they change (behaviour: payment-approved,
 * payment-expired, payment-late, taken-back).
 */
export function addPaymentsListeners(start: StartAppListening): void {
  start({
    actionCreator: realtime.pagamentoAprovado,
    effect: telling(({ chatId, clienteNome, pedidoId }, valor, state) => {
      const { paymentApproved, paymentApprovedTitle: title } = selectText(state).notices;
      const text = paymentApproved(clienteNome, valor);
      const path = chatId === null ? null : chatPath(chatId);
      return { key: paidNotice(pedidoId), variant: 'success', text, desktop: { title, path } };
    }),
  });

  start({
    actionCreator: realtime.pagamentoAprovado,
    effect: ({ payload }, listener) => {
      const state = listener.getState();
      if (wasDropped(listener) || selectIsAdmin(state) || !concerns(state, payload.agenteId))
        return;
      void listener.dispatch(readEarnings());
    },
  });

  start({
    actionCreator: realtime.pagamentoAtrasado,
    effect: telling(({ chatId, clienteNome, pedidoId }, valor, state) => {
      const {
        paymentLate,
        paymentLateElsewhere,
        paymentLateTitle: title,
      } = selectText(state).notices;
      const path = refundPath(state, chatId);
      const text = (path === null ? paymentLateElsewhere : paymentLate)(clienteNome, valor);
      return { key: lateNotice(pedidoId), variant: 'warning', text, desktop: { title, path } };
    }),
  });

  start({
    actionCreator: realtime.pagamentoExpirado,
    effect: telling(({ clienteNome, pedidoId }, _valor, state) => {
      const text = selectText(state).notices.paymentExpired(clienteNome);
      return { key: expiredNotice(pedidoId), variant: 'warning', text };
    }),
  });

  start({
    actionCreator: realtime.pedidoReembolsado,
    effect: telling(
      (
        { clienteNome, pedidoId, peloBanco }: EventPayload<'pedidoReembolsado'>,
        valor,
        state,
      ): PaymentNotice => {
        const { orderRefunded, takenBack } = selectText(state).notices;
        const key = refundedNotice(pedidoId);
        return peloBanco
          ? { key, variant: 'warning', text: takenBack(clienteNome, valor) }
          : { key, variant: 'info', text: orderRefunded(clienteNome) };
      },
    ),
  });
}
