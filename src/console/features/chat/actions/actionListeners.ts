import { selectClient } from '@/console/entities/clients/clientsSlice';
import { copyAndSay } from '@/console/shared/notices/copyAndSay';
import type { StartAppListening } from '@/console/store/listening';
import { isPlaceholder } from '@/domain/placeholders';
import {
  detailCopyRequested,
  finishRequested,
  restartRequested,
  summarizeRequested,
} from './chatActions';
import { downloaded, onePress } from './onePress';

const chatOf = ({ chatId }: { chatId: string }) => chatId;

/** What the chat's actions do: each asks first where it has to (behaviour: browser-dialogs), and says how it went. */
export function addChatActionListeners(start: StartAppListening): void {
  start({
    actionCreator: finishRequested,
    effect: onePress(
      chatOf,
      downloaded(
        async () => (await import(/* webpackChunkName: "chat-actions" */ './finish')).finish,
        'finishFailed',
      ),
    ),
  });
  start({
    actionCreator: restartRequested,
    effect: onePress(
      chatOf,
      downloaded(
        async () => (await import(/* webpackChunkName: "chat-actions" */ './restart')).restart,
        'resetFailed',
      ),
    ),
  });
  start({
    actionCreator: summarizeRequested,
    effect: onePress(
      chatOf,
      downloaded(
        async () => (await import(/* webpackChunkName: "chat-actions" */ './summarize')).summarize,
        'scriptFailed',
      ),
    ),
  });
  start({
    actionCreator: detailCopyRequested,
    effect: async ({ payload: { chatId, detail } }, { dispatch, getState }) => {
      const cliente = selectClient(getState(), chatId);
      const value = (detail === 'name' ? cliente?.nomeCompleto : cliente?.enderecoEntrega) ?? '';
      if (!isPlaceholder(value)) await dispatch(copyAndSay(value.trim()));
    },
  });
}
