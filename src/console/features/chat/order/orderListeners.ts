import { api } from '@/console/api/api';
import { purchaseApi } from '@/console/api/purchase';
import { selectOpenChatId } from '@/console/entities/attention/attentionSlice';
import { selectCliente } from '@/console/entities/clientes/clientesSlice';
import { selectConversation } from '@/console/entities/conversations/conversationsSelectors';
import { selectIsAdmin } from '@/console/entities/session/sessionSelectors';
import type { AppListenerApi, StartAppListening } from '@/console/store/listening';
import type { RootState } from '@/console/store/types';
import { phoneDigits } from '@/domain/phone';

/** The cached data of a customer that is read again. */
type Tag = 'Orders' | 'Referrals';

/**
 * Compares a customer's newer record with the one before. @returns, by chat, the tags of other data that the change
 * makes stale.
 */
function changedBeside(now: RootState, before: RootState): { chatId: string; tags: Tag[] }[] {
  if (now.clientes === before.clientes) return [];
  return Object.keys(now.clientes).flatMap((chatId) => {
    const [cliente, earlier] = [selectCliente(now, chatId), selectCliente(before, chatId)];
    if (cliente === null || earlier === null || cliente === earlier) return [];
    const tags: Tag[] = [
      // A step of the flow may create an order or cancel one.
      ...(cliente.estadoFluxo === earlier.estadoFluxo ? [] : (['Orders'] as const)),
      ...(cliente.cuponsGratisDisponiveis === earlier.cuponsGratisDisponiveis
        ? []
        : (['Referrals'] as const)),
    ];
    return tags.length === 0 ? [] : [{ chatId, tags }];
  });
}

/**
 * Re-reads the customer's data that is on screen and drops what is only cached. An agent's right to it ends with the
 * attendance: while the ended chat is still leaving the screen, nothing is requested.
 */
async function readAgain(
  { chatId, phone, tags }: { chatId: string; phone: string; tags: readonly Tag[] },
  hasEnded: (state: RootState) => boolean,
  { condition, dispatch, getState }: AppListenerApi,
): Promise<void> {
  const isLeaving = (state: RootState) =>
    selectOpenChatId(state) === chatId && !selectIsAdmin(state) && hasEnded(state);
  if (isLeaving(getState())) await condition((_action, now) => !isLeaving(now));
  const id = phoneDigits(phone);
  dispatch(api.util.invalidateTags(tags.map((type) => ({ type, id }))));
}

/** Re-reads a customer's orders and referrals when they may have changed (behaviour: order-history-fresh). */
export function addOrderListeners(start: StartAppListening): void {
  start({
    predicate: (_action, now, before) => changedBeside(now, before).length > 0,
    effect: async (_action, listener) => {
      const before = listener.getOriginalState();
      await Promise.all(
        changedBeside(listener.getState(), before).map(({ chatId, tags }) => {
          const phone = selectConversation(before, chatId)?.number ?? '';
          const hasEnded = (state: RootState) =>
            selectConversation(state, chatId) === null ||
            selectCliente(state, chatId)?.estadoFluxo === 'finalizado';
          return readAgain({ chatId, phone, tags }, hasEnded, listener);
        }),
      );
    },
  });

  start({
    matcher: purchaseApi.endpoints.registerPurchase.matchFulfilled,
    effect: ({ meta }, listener) => {
      const { phone, purchase } = meta.arg.originalArgs;
      const { chatId } = purchase;
      // A purchase ends the attendance (behaviour: purchase-registered).
      return readAgain({ chatId, phone, tags: ['Orders', 'Referrals'] }, () => true, listener);
    },
  });
}
