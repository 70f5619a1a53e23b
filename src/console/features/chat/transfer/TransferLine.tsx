import { selectIsAdmin } from '@/console/entities/session/sessionSelectors';
import { selectIsRunning } from '@/console/shared/deeds/runCall';
import { handedOver } from '@/console/shared/text/handedOver';
import { useText } from '@/console/shared/text/useText';
import { useAppDispatch, useAppSelector } from '@/console/store/hooks';
import type { SteadyConversation } from '@/console/entities/conversations/conversationsSelectors';
import { cancellingCall, cancelTransfer } from './transferDeeds';
import { TransferLineView } from './TransferLineView';

/** Says that the open chat is being handed over, with the way back for who does it (behaviour: transfer-pending). */
export function TransferLine({ conversation }: { conversation: SteadyConversation }) {
  const { id } = conversation;
  const { chat, common } = useText();
  const dispatch = useAppDispatch();
  const isAdmin = useAppSelector(selectIsAdmin);
  const cancelling = useAppSelector((state) => selectIsRunning(state, cancellingCall(id)));
  return (
    <TransferLineView
      text={handedOver(conversation, chat)}
      cancel={{ label: common.cancel, name: chat.transfer.cancel }}
      busy={cancelling}
      onCancel={isAdmin ? null : () => void dispatch(cancelTransfer(id))}
    />
  );
}
