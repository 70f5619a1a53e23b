import { selectIsAdmin } from '@/console/entities/session/sessionSelectors';
import { selectIsRunning } from '@/console/shared/deeds/runCall';
import { handedOver } from '@/console/shared/text/handedOver';
import { useText } from '@/console/shared/text/useText';
import { useAppDispatch, useAppSelector } from '@/console/store/hooks';
import type { SteadyConversation } from '@/console/entities/conversations/conversationsSelectors';
import { CHAT } from '../chatSheet';
import { cancellingCall, cancelTransfer } from './transferDeeds';
import { TransferLineView } from './TransferLineView';

/** Says that the open chat is being handed over, with the way back for who does it (behaviour: transfer-pending). */
export function TransferLine({ conversation }: { conversation: SteadyConversation }) {
  const said = handedOver(conversation, useText().chat);
  return (
    // It stays in the page while it is empty: a screen reader announces what comes into it.
    <div role="status" className={CHAT.classes.transfer}>
      {said === null ? null : <Transfer chatId={conversation.id} said={said} />}
    </div>
  );
}

function Transfer({ chatId, said }: { chatId: string; said: string }) {
  const { chat, common } = useText();
  const dispatch = useAppDispatch();
  const isAdmin = useAppSelector(selectIsAdmin);
  const cancelling = useAppSelector((state) => selectIsRunning(state, cancellingCall(chatId)));
  return (
    <TransferLineView
      text={said}
      cancel={{ label: common.cancel, name: chat.transfer.cancel }}
      busy={cancelling}
      onCancel={isAdmin ? null : () => void dispatch(cancelTransfer(chatId))}
    />
  );
}
