import { useText } from '@/console/shared/text/useText';
import { VisuallyHidden } from '@/console/ui/VisuallyHidden';
import type { Conversation } from '@/contract/entities/conversation';
import { HEADER } from './headerSheet';
import { useReferrals } from './useReferrals';

/**
 * What a customer's referrals have brought. Green when the next coupon is free (behaviour: referral-indicator). An unknown
 * value is a dash, never a zero.
 */
export function ReferralCounters({ id, number }: Pick<Conversation, 'id' | 'number'>) {
  const { chat: text } = useText();
  const { status, freeCoupons, total, limit } = useReferrals(id, number);
  const missing = status === 'loading' ? '…' : '—';
  const why = { loading: text.referralsLoading, failed: text.referralsFailed, ready: null }[status];
  return (
    <dl
      className={HEADER.classes.counters}
      data-free={(freeCoupons ?? 0) > 0}
      title={why ?? text.referralsHint}
    >
      <div>
        <dt>{text.freeCoupons}</dt>
        <dd>{freeCoupons ?? missing}</dd>
      </div>
      <div>
        <dt>{text.referrals}</dt>
        <dd>
          {total === null || limit === null ? missing : `${total}/${limit}`}
          {why === null ? null : <VisuallyHidden>{why}</VisuallyHidden>}
        </dd>
      </div>
    </dl>
  );
}
