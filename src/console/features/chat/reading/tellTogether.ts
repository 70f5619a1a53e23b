import { chatOpened } from '@/console/entities/attention/attentionSlice';
import { selectClienteStatus } from '@/console/entities/clientes/clientesSlice';
import { selectConversation } from '@/console/entities/conversations/conversationsSelectors';
import { isRealtimeAction } from '@/console/entities/events/realtimeActions';
import { selectNewestStatus } from '@/console/entities/messages/messagesSelectors';
import type { StartReacting } from '@/console/store/reactions';
import type { AppThunk, RootState } from '@/console/store/types';

const hold: AppThunk = (_dispatch, _getState, { telling }) => telling.hold();
const release: AppThunk = (_dispatch, _getState, { telling }) => telling.release();

/** Nothing more is waited for. A chat that the list does not know yet has the list before it, which waits for nothing. */
function isThere(state: RootState, chatId: string): boolean {
  const conversation = selectConversation(state, chatId);
  if (conversation === null) return true;
  const customer = conversation.isGroup ? 'ready' : selectClienteStatus(state, chatId);
  return [selectNewestStatus(state, chatId), customer].every(
    (status) => status === 'ready' || status === 'failed',
  );
}

/**
 * Has what is answered about a chat that opens drawn once, with its messages, and not each answer by itself. What happens
 * meanwhile waits for nothing.
 */
export function addTellingTogether(react: StartReacting): void {
  /** The chat that is waited for. */
  let opening: string | null = null;
  react((action, { dispatch, getState }) => {
    const opened = chatOpened.match(action) ? action.payload.chatId : opening;
    if (opened === null) return;
    const before = opening;
    opening = isRealtimeAction(action) || isThere(getState(), opened) ? null : opened;
    if (opening !== before) dispatch(opening === null ? release : hold);
  });
}
