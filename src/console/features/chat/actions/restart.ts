import { isToBeTold } from '@/console/api/apiError';
import { clientesApi } from '@/console/api/clientes';
import { selectCliente } from '@/console/entities/clientes/clientesSlice';
import { selectConversation } from '@/console/entities/conversations/conversationsSelectors';
import type { Deed } from '@/console/shared/deeds/deed';
import { readCliente } from '@/console/shared/rereads/readNow';
import { selectText } from '@/console/shared/text/useText';
import { formatPhone } from '@/domain/phone';
import { isPlaceholder } from '@/domain/placeholders';

/**
 * Asks for confirmation with the customer's name, restarts the order flow and re-reads the customer's record
 * (behaviour: restart). If that record is not loaded, a notice says so and nothing else happens.
 */
export const restart =
  (chatId: string): Deed =>
  async (dispatch, getState, { dialogs, notifier }) => {
    const { actions, notices } = selectText(getState());
    const key = `restart:${chatId}`;
    const conversation = selectConversation(getState(), chatId);
    const cliente = selectCliente(getState(), chatId);
    if (conversation === null || cliente === null) {
      notifier.notify({ variant: 'error', text: notices.clientUnknown, key });
      return;
    }
    const { number, name } = conversation;
    const called = isPlaceholder(cliente.nomeCompleto) ? name : cliente.nomeCompleto;
    if (!dialogs.confirm(actions.confirmRestart(called || formatPhone(number)))) return;
    const answer = await dispatch(
      clientesApi.endpoints.resetFlow.initiate({ chatId, phone: number }, { track: false }),
    );
    if (answer.error !== undefined && !isToBeTold(answer.error)) return;
    if (answer.error !== undefined || answer.data.success === false) {
      notifier.notify({ variant: 'error', text: notices.resetFailed, key });
      return;
    }
    notifier.notify({ variant: 'success', text: notices.flowReset, key });
    await dispatch(readCliente(chatId));
  };
