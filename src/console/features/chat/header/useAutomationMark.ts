import { selectCan } from '@/console/entities/connection/connectionSelectors';
import { selectIsAdmin } from '@/console/entities/session/sessionSelectors';
import { useText } from '@/console/shared/text/useText';
import { useAppDispatch, useAppSelector } from '@/console/store/hooks';
import type { SteadyConversation } from '@/console/entities/conversations/conversationsSelectors';
import { selectAutomationCall } from '../actions/automationCall';
import { setAutomation } from '../actions/chatDeeds';
import type { ChatActions } from './ActionsMenu';

interface Automation {
  /** What the header says of it; null while the flow runs. */
  mark: string | null;
  /** Its entry in 'Ações'. */
  action: ChatActions['automation'];
}

/** The chat's automatic flow: whether it is paused, and the way to change that (behaviour: automation-pause). */
export function useAutomation(conversation: SteadyConversation): Automation {
  const { id, agente, automacaoPausada: paused, estadoFluxo, isGroup } = conversation;
  const { automation: words } = useText().chat;
  const dispatch = useAppDispatch();
  const can = useAppSelector((state) => selectCan(state, 'pausarAutomacao'));
  const isAdmin = useAppSelector(selectIsAdmin);
  const running = useAppSelector((state) => selectAutomationCall(state, id));
  // An agent's chats are attended; an administrator sees those of nobody as well.
  const isAttended = estadoFluxo !== 'finalizado' && (!isAdmin || agente !== null);
  return {
    mark: running === null ? (paused ? words.paused : null) : words[running],
    action:
      can && !isGroup
        ? {
            paused,
            isFixed: running !== null || (!paused && !isAttended),
            onToggle: () => void dispatch(setAutomation(id, !paused)),
          }
        : null,
  };
}
