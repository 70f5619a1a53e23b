import {
  chatExpected,
  selectExpectedChatId,
  selectOpenChatId,
} from '@/console/entities/attention/attentionSlice';
import { selectClienteStatus } from '@/console/entities/clientes/clientesSlice';
import {
  selectConversation,
  selectIsGroup,
} from '@/console/entities/conversations/conversationsSelectors';
import { selectHasNewest, selectNewestStatus } from '@/console/entities/messages/messagesSelectors';
import { readCliente, readMessages } from '@/console/shared/rereads/readNow';
import type { StartAppListening } from '@/console/store/listening';
import type { AppThunk, RootState } from '@/console/store/types';

/** What is held of a chat's messages lacks none, or the request that says so is under way. */
const hasMessages = (state: RootState, chatId: string) =>
  selectHasNewest(state, chatId) || selectNewestStatus(state, chatId) === 'loading';

const hasCliente = (state: RootState, chatId: string) =>
  ['ready', 'loading'].includes(selectClienteStatus(state, chatId));

/** Only a host that numbers its stream tells of all that changes after a chat was read. */
const isKeptTrue = ({ connection }: RootState) =>
  connection.socket === 'live' && connection.stream !== null;

/**
 * Reads ahead what the opening of a chat will need (behaviour: read-ahead). Nothing is read of the open chat, and nothing
 * that is held already.
 */
export const expectChat =
  (chatId: string): AppThunk =>
  (dispatch, getState) => {
    const state = getState();
    const isWanted = chatId !== selectOpenChatId(state) && chatId !== selectExpectedChatId(state);
    if (isWanted && isKeptTrue(state) && selectConversation(state, chatId) !== null) {
      dispatch(chatExpected({ chatId }));
    }
  };

/**
 * @param before the state before the chat was opened
 * @returns what need not be read of it: it was read ahead, or is being read, or is held since the chat was open
 */
export function heldOfOpened(before: RootState, chatId: string) {
  const isTrue = isKeptTrue(before);
  return {
    messages: isTrue && hasMessages(before, chatId),
    cliente: isTrue && hasCliente(before, chatId),
  };
}

export function addReadAheadListeners(start: StartAppListening): void {
  start({
    actionCreator: chatExpected,
    effect: ({ payload: { chatId } }, { dispatch, getState }) => {
      const state = getState();
      if (!hasMessages(state, chatId)) void dispatch(readMessages(chatId));
      if (!selectIsGroup(state, chatId) && !hasCliente(state, chatId)) {
        void dispatch(readCliente(chatId));
      }
    },
  });
}
