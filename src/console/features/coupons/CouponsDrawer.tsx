import { useText } from '@/console/shared/text/useText';
import { CouponsDrawerView } from './CouponsDrawerView';
import { OwnAccounts } from './OwnAccounts';
import { Pool } from './Pool';

interface CouponsDrawerProps {
  /** The open chat. Accounts can be linked to its customer. */
  chatId: string | null;
  /** The drawer covers the page, because there is no room beside the chat. */
  modal: boolean;
  onClose: () => void;
}

/** The coupons drawer (behaviour: coupons-drawer). */
export function CouponsDrawer({ chatId, modal, onClose }: CouponsDrawerProps) {
  const text = useText();
  return (
    <CouponsDrawerView
      text={text}
      modal={modal}
      onClose={onClose}
      pool={<Pool />}
      own={<OwnAccounts chatId={chatId} />}
    />
  );
}
