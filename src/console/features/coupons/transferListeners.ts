import { api } from '@/console/api/api';
import { selectConversation } from '@/console/entities/conversations/conversationsSelectors';
import {
  accountLinked,
  accountUnlinked,
  selectLinkedAccount,
} from '@/console/entities/couponLinks/couponLinksSlice';
import { realtime } from '@/console/entities/events/realtimeActions';
import { selectIsAdmin, selectUserId } from '@/console/entities/session/sessionSelectors';
import { wasDropped, type StartAppListening } from '@/console/store/listening';

/**
 * An account goes along with the chat whose customer it serves (behaviour: transfer): who took the chat has it linked,
 * and who gave it has no link any more.
 */
export function addCouponTransferListeners(start: StartAppListening): void {
  start({
    actionCreator: realtime.transferenciaEncerrada,
    effect: ({ payload }, listener) => {
      const { dispatch, getState } = listener;
      const { chatId, conta, para, resultado } = payload;
      if (wasDropped(listener) || resultado !== 'aceita' || selectIsAdmin(getState())) return;
      const isReceiver = para?.id === selectUserId(getState());
      const linked = selectLinkedAccount(getState(), chatId);
      if (isReceiver && conta !== null) {
        const customer = selectConversation(getState(), chatId);
        const link = { chatId, nome: customer?.name ?? '', numero: customer?.number ?? '' };
        dispatch(accountLinked({ email: conta.email, link }));
      } else if (!isReceiver && linked !== null) {
        dispatch(accountUnlinked({ email: linked }));
      }
      dispatch(api.util.invalidateTags(['OwnCoupons', 'CouponPool']));
    },
  });
}
