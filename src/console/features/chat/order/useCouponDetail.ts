import { selectLinkedAccount } from '@/console/entities/couponLinks/couponLinksSlice';
import { useLocale } from '@/console/shared/text/locale';
import { useText } from '@/console/shared/text/useText';
import { useAppSelector } from '@/console/store/hooks';
import type { Cents } from '@/contract/wire';
import { formatMoney } from '@/domain/money';
import { selectIsServing } from '../selectIsServing';
import type { OrderDetail } from './OrderInfoView';

/**
 * What the customer wants, and the account that serves them. Links are this browser's own: of a chat that somebody else
 * serves it cannot be said that there is none (behaviour: order-strip).
 */
export function useCouponDetail(
  chatId: string,
  wanted: Cents | null,
): OrderDetail & { label: string } {
  const { orderInfo } = useText();
  const locale = useLocale();
  const account = useAppSelector((state) => selectLinkedAccount(state, chatId));
  const isOwn = useAppSelector((state) => selectIsServing(state, chatId));
  const money = wanted === null ? null : formatMoney(wanted, locale);
  if (account === null && (money === null || !isOwn)) {
    return { label: orderInfo.coupon, value: money ?? orderInfo.noCoupon, known: money !== null };
  }
  return {
    label: money === null ? orderInfo.coupon : orderInfo.wanted(money),
    value: account ?? orderInfo.noAccount,
    known: account !== null,
  };
}
