import { chatSearchShown } from '@/console/entities/attention/attentionSlice';
import { selectCan } from '@/console/entities/connection/connectionSelectors';
import type { SteadyConversation } from '@/console/entities/conversations/conversationsSelectors';
import { selectIsAdmin } from '@/console/entities/session/sessionSelectors';
import { useText } from '@/console/shared/text/useText';
import { useAppDispatch, useAppFacts } from '@/console/store/hooks';
import type { ShownMenu } from '@/console/ui/MenuButton';
import { selectAutomationCall } from '../actions/automationCall';
import { finishAttendance, restartFlow, setAutomation } from '../actions/chatDeeds';
import { useCanRemark } from '../remark/useCanRemark';
import { useCanTransfer } from '../transfer/useCanTransfer';
import { ActionItems } from './ActionItems';

/** The dialogs that 'Ações' opens. */
export type ActionDialog = 'referrals' | 'remark' | 'transfer';

interface ChatActionsProps {
  conversation: SteadyConversation;
  shown: ShownMenu;
  onOpen: (dialog: ActionDialog) => void;
}

/** What can be done with the open chat (behaviour: actions-menu). Nobody asks what that is before the menu is opened. */
export function ChatActions({ conversation, shown, onOpen }: ChatActionsProps) {
  const { id, agente, automacaoPausada: paused, estadoFluxo, isGroup } = conversation;
  const { actions } = useText();
  const dispatch = useAppDispatch();
  const { canSearch, canPause, isAdmin, isChanging } = useAppFacts((state) => ({
    canSearch: selectCan(state, 'buscaMensagens'),
    canPause: selectCan(state, 'pausarAutomacao'),
    isAdmin: selectIsAdmin(state),
    isChanging: selectAutomationCall(state, id) !== null,
  }));
  const canRemark = useCanRemark(conversation);
  const canTransfer = useCanTransfer(conversation);
  const hasEnded = estadoFluxo === 'finalizado';
  // An agent's chats are attended; an administrator sees those of nobody as well.
  const isAttended = !hasEnded && (!isAdmin || agente !== null);
  return (
    <ActionItems
      text={actions}
      shown={shown}
      hasEnded={hasEnded}
      onFinish={() => void dispatch(finishAttendance(id))}
      onSearch={canSearch ? () => dispatch(chatSearchShown({ shown: true })) : null}
      automation={
        canPause && !isGroup
          ? {
              paused,
              isFixed: isChanging || (!paused && !isAttended),
              onToggle: () => void dispatch(setAutomation(id, !paused)),
            }
          : null
      }
      transfer={
        canTransfer === 'never'
          ? null
          : { isFixed: canTransfer === 'underWay', onTransfer: () => onOpen('transfer') }
      }
      onRemark={canRemark ? () => onOpen('remark') : null}
      ofCustomer={
        isGroup
          ? null
          : {
              onRestart: () => void dispatch(restartFlow(id)),
              onReferrals: () => onOpen('referrals'),
            }
      }
    />
  );
}
