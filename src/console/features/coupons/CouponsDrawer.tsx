import { selectConversation } from '@/console/entities/conversations/conversationsSelectors';
import { useToolText } from '@/console/shared/text/useToolText';
import { useAppSelector } from '@/console/store/hooks';
import { CouponsDrawerView } from './CouponsDrawerView';
import { OwnAccounts } from './OwnAccounts';
import { Pool } from './Pool';
import { Wanted } from './Wanted';

interface CouponsDrawerProps {
  /** The open chat. Accounts can be linked to its customer. */
  chatId: string | null;
  /** The drawer covers the page, because there is no room beside the chat. */
  modal: boolean;
  onClose: () => void;
}

/** The coupons drawer (behaviour: coupons-drawer). */
export function CouponsDrawer({ chatId, modal, onClose }: CouponsDrawerProps) {
  const text = useToolText();
  const conversation = useAppSelector((state) =>
    chatId === null ? null : selectConversation(state, chatId),
  );
  return (
    <CouponsDrawerView
      text={text}
      modal={modal}
      onClose={onClose}
      wanted={conversation?.isGroup === false ? <Wanted customer={conversation} /> : null}
      own={<OwnAccounts conversation={conversation} />}
      pool={<Pool />}
    />
  );
}
