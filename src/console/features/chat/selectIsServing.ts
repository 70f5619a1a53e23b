import { selectConversation } from '@/console/entities/conversations/conversationsSelectors';
import { selectIsAdmin, selectUserId } from '@/console/entities/session/sessionSelectors';
import type { RootState } from '@/console/store/types';

/**
 * @returns whether the person serves that chat's customer. An agent's list has no others; an administrator reads chats
 * of everybody.
 */
export const selectIsServing = (state: RootState, chatId: string): boolean =>
  !selectIsAdmin(state) || selectConversation(state, chatId)?.agente?.id === selectUserId(state);
