import { skipToken } from '@reduxjs/toolkit/query';
import { couponsApi } from '@/console/api/coupons';
import { selectUserId } from '@/console/entities/session/sessionSelectors';
import { useAppSelector } from '@/console/store/hooks';
import { useToolText } from '@/console/shared/text/useToolText';
import type { Conversation } from '@/contract/entities/conversation';
import type { CouponAccount } from '@/contract/entities/coupon';
import { OwnAccount } from './OwnAccount';
import { OwnAccountsView } from './OwnAccountsView';
import { queryStatus } from './queryStatus';

const worthOf = ({ coupon }: CouponAccount) => coupon ?? Number.MAX_SAFE_INTEGER;

/**
 * Sorts by value as in the pool, accounts without a coupon last. Those of one value stay as the host lists them, for by
 * their e-mails a masked recording would show another order.
 */
const byValue = (one: CouponAccount, other: CouponAccount) => worthOf(one) - worthOf(other);

/** The agent's own accounts. They can be linked to the open chat's customer (behaviour: coupon-link). */
export function OwnAccounts({ conversation }: { conversation: Conversation | null }) {
  const text = useToolText();
  const userId = useAppSelector(selectUserId);
  const own = couponsApi.useListOwnCouponsQuery(userId === null ? skipToken : { userId }, {
    refetchOnMountOrArgChange: true,
  });
  const accounts = [...(own.data?.items ?? [])].sort(byValue);
  const customer = conversation?.isGroup === false ? conversation : null;
  return (
    <OwnAccountsView
      text={text}
      status={queryStatus(own)}
      count={accounts.length}
      hint={
        customer !== null
          ? null
          : conversation === null
            ? text.coupons.noClient
            : text.coupons.groupChat
      }
      onRetry={() => void own.refetch()}
    >
      {accounts.map((account) => (
        <OwnAccount key={account.id} account={account} customer={customer} />
      ))}
    </OwnAccountsView>
  );
}
