import { selectConversationIds } from '@/console/entities/conversations/conversationsSelectors';
import { selectMatching } from '@/console/entities/conversations/listMarks';
import { selectText } from '@/console/shared/text/useText';
import type { AppThunk } from '@/console/store/types';
import { nextInTurn } from '@/domain/waitsFor';

/**
 * Opens the next conversation that waits for an agent, or says that there is no other (behaviour: next-that-needs).
 *
 * @param chatId the open one
 */
export const goToNeedy =
  (chatId: string | null, choose: (id: string) => void): AppThunk =>
  (_dispatch, getState, { notifier }) => {
    const state = getState();
    const needy = selectMatching(state, 'agent');
    const next = nextInTurn(selectConversationIds(state), chatId, (id) => needy.has(id));
    if (next !== null) {
      choose(next);
      return;
    }
    const text = selectText(state).notices.nobodyElseNeeds;
    notifier.notify({ variant: 'info', text, key: 'nobodyElseNeeds' });
  };
