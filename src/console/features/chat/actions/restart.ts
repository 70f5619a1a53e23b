import { clientesApi } from '@/console/api/clientes';
import { selectClient } from '@/console/entities/clients/clientsSlice';
import { selectConversation } from '@/console/entities/conversations/conversationsSelectors';
import type { Deed } from '@/console/shared/deeds/deed';
import { readClient } from '@/console/shared/rereads/readNow';
import { selectText } from '@/console/shared/text/useText';
import { formatPhone } from '@/domain/phone';
import { isPlaceholder } from '@/domain/placeholders';

/**
 * Asks by the customer's name, starts the order's flow again and reads the customer's record anew (behaviour:
 * restart). It needs that record: without it a person is told so.
 */
export const restart =
  (chatId: string): Deed =>
  async (dispatch, getState, { dialogs, notifier }) => {
    const { actions, notices } = selectText(getState());
    const key = `restart:${chatId}`;
    const conversation = selectConversation(getState(), chatId);
    const cliente = selectClient(getState(), chatId);
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
    if (answer.error || answer.data.success === false) {
      notifier.notify({ variant: 'error', text: notices.resetFailed, key });
      return;
    }
    notifier.notify({ variant: 'success', text: notices.flowReset, key });
    await dispatch(readClient(chatId));
  };
