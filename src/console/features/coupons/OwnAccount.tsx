import type { Conversation } from '@/contract/entities/conversation';
import type { CouponAccount } from '@/contract/entities/coupon';
import {
  selectConversation,
  selectListStatus,
} from '@/console/entities/conversations/conversationsSelectors';
import { selectLinks } from '@/console/entities/couponLinks/couponLinksSlice';
import { useAppDispatch, useAppSelector } from '@/console/store/hooks';
import { useLocale } from '@/console/shared/text/locale';
import { useToolText } from '@/console/shared/text/useToolText';
import { customerName, linkOf } from '@/domain/couponLinks';
import { formatMoney } from '@/domain/money';
import { copyLoginScript, giveBack, markEmpty, selectIsActing } from './accountDeeds';
import { linkToCustomer, unlinkAccount } from './linkDeeds';
import { OwnAccountView } from './OwnAccountView';

interface OwnAccountProps {
  account: CouponAccount;
  /** The open chat's customer, or null when there is none. */
  customer: Conversation | null;
}

/** One of the agent's own accounts with its deeds. */
export function OwnAccount({ account, customer }: OwnAccountProps) {
  const { coupons } = useToolText();
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const busy = useAppSelector((state) => selectIsActing(state, account.id));
  const link = useAppSelector((state) => linkOf(selectLinks(state), account.email));
  const hasEnded = useAppSelector(
    (state) =>
      link !== null &&
      selectListStatus(state) === 'ready' &&
      selectConversation(state, link.chatId) === null,
  );
  const linkedTo = hasEnded ? coupons.linkedToEnded : coupons.linkedTo;
  return (
    <OwnAccountView
      text={coupons}
      email={account.email}
      valueText={account.coupon === null ? null : formatMoney(account.coupon, locale)}
      status={account.status}
      linkText={link === null ? null : linkedTo(customerName(link))}
      linkedHere={link !== null && link.chatId === customer?.id}
      canLink={customer !== null}
      busy={busy}
      onLink={() => {
        if (customer !== null) dispatch(linkToCustomer(account, customer));
      }}
      onUnlink={() => dispatch(unlinkAccount(account.email))}
      onCopyScript={() => void dispatch(copyLoginScript(account))}
      onMarkEmpty={() => void dispatch(markEmpty(account))}
      onGiveBack={() => void dispatch(giveBack(account))}
    />
  );
}
