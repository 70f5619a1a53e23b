import type { UnknownAction } from '@reduxjs/toolkit';
import { clientesApi } from '@/console/api/clientes';
import { earlierApi } from '@/console/api/earlier';
import { chatOpened } from '@/console/entities/attention/attentionSlice';
import { selectClienteStatus } from '@/console/entities/clientes/clientesSlice';
import { selectConversation } from '@/console/entities/conversations/conversationsSelectors';
import { isRealtimeAction, realtime } from '@/console/entities/events/realtimeActions';
import { selectNewestStatus } from '@/console/entities/messages/messagesSelectors';
import type { StartReacting } from '@/console/store/reactions';
import type { AppThunk, RootState } from '@/console/store/types';

const hold: AppThunk = (_dispatch, _getState, { telling }) => telling.hold();
const release: AppThunk = (_dispatch, _getState, { telling }) => telling.release();

const isAsked = ({ status }: { status: string }) => status === 'pending';

/** Nothing more is waited for. A chat that the list does not know yet has the list before it, which waits for nothing. */
function isThere(state: RootState, chatId: string): boolean {
  const conversation = selectConversation(state, chatId);
  if (conversation === null) return true;
  const { atribuidoEm, isGroup, number } = conversation;
  const customer = isGroup ? 'ready' : selectClienteStatus(state, chatId);
  return (
    [selectNewestStatus(state, chatId), customer].every(
      (status) => status === 'ready' || status === 'failed',
    ) &&
    // The components that show them ask for them as they are drawn, which is before the messages come.
    !isAsked(clientesApi.endpoints.getIndicacoes.select({ phone: number })(state)) &&
    !isAsked(earlierApi.endpoints.listEarlier.select({ chatId, atribuidoEm })(state))
  );
}

/** Something new came: the screen must not wait to show it. That a chat was marked as read here is told here, too. */
function isNews(action: UnknownAction, now: RootState, before: RootState): boolean {
  if (!realtime.conversationUpdated.match(action)) return isRealtimeAction(action);
  const { id } = action.payload;
  return selectConversation(now, id) !== selectConversation(before, id);
}

/**
 * Has what is answered about a chat that opens drawn once, with its messages, and not each answer by itself. What happens
 * meanwhile waits for nothing.
 */
export function addTellingTogether(react: StartReacting): void {
  /** The chat that is waited for. */
  let opening: string | null = null;
  react((action, { dispatch, getState, before }) => {
    const opened = chatOpened.match(action) ? action.payload.chatId : opening;
    if (opened === null) return;
    const wasOpening = opening;
    const now = getState();
    opening = isNews(action, now, before) || isThere(now, opened) ? null : opened;
    if (opening !== wasOpening) dispatch(opening === null ? release : hold);
  });
}
