import type { Conversation } from '@/contract/entities/conversation';
import type { CouponAccount } from '@/contract/entities/coupon';
import type { Cents } from '@/contract/wire';
import { skipToken } from '@reduxjs/toolkit/query';
import { couponsApi } from '@/console/api/coupons';
import { selectCliente } from '@/console/entities/clientes/clientesSlice';
import { selectLinkedAccount, selectLinks } from '@/console/entities/couponLinks/couponLinksSlice';
import { selectUserId } from '@/console/entities/session/sessionSelectors';
import { useLocale } from '@/console/shared/text/locale';
import { useToolText } from '@/console/shared/text/useToolText';
import { useAppDispatch, useAppSelector } from '@/console/store/hooks';
import { customerName } from '@/domain/couponLinks';
import { formatMoney } from '@/domain/money';
import { pullFor, selectIsPulling } from './accountDeeds';
import { linkToCustomer } from './linkDeeds';
import { spareOf } from './wantedCoupon';
import { WantedView } from './WantedView';

/** What the open chat's customer wants, pinned above the lists. Nothing before they said what. */
export function Wanted({ customer }: { customer: Conversation }) {
  const wanted = useAppSelector((state) => selectCliente(state, customer.id)?.cupomValor ?? null);
  return wanted === null ? null : <WantedCoupon customer={customer} wanted={wanted} />;
}

function WantedCoupon({ customer, wanted }: { customer: Conversation; wanted: Cents }) {
  const { coupons: text } = useToolText();
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const userId = useAppSelector(selectUserId);
  const links = useAppSelector(selectLinks);
  const isPulling = useAppSelector(selectIsPulling);
  const linked = useAppSelector((state) => selectLinkedAccount(state, customer.id));
  const own = couponsApi.useListOwnCouponsQuery(userId === null ? skipToken : { userId });
  const pool = couponsApi.useGetCouponPoolQuery();
  const accounts = own.data?.items ?? [];
  const shown = {
    text,
    customer: customerName({ nome: customer.name, numero: customer.number }),
    valueText: formatMoney(wanted, locale),
    isWarning: false,
  };

  if (linked !== null) {
    const account = accounts.find(({ email }) => email === linked);
    const isOther = account !== undefined && account.coupon !== wanted;
    const hint = isOther ? otherWords(account, text, locale) : text.wantedLinked(linked);
    return <WantedView {...shown} hint={hint} isWarning={isOther} deed={null} />;
  }
  const spare = spareOf(accounts, links, wanted);
  if (spare) {
    const run = () => dispatch(linkToCustomer(spare, customer));
    const deed = { label: text.link, canRun: true, isRunning: false, run };
    return <WantedView {...shown} hint={text.wantedOwn(spare.email)} deed={deed} />;
  }
  // Before the own accounts are known, one of them may be what the customer wants.
  const left = pool.data?.items.find(({ value }) => value === wanted)?.count ?? 0;
  const isKnown = pool.data !== undefined && own.data !== undefined;
  return (
    <WantedView
      {...shown}
      hint={isKnown ? (left > 0 ? text.available(left) : text.noneOfIt) : null}
      deed={{
        label: text.pullAndLink,
        canRun: isKnown && left > 0 && !isPulling,
        isRunning: isPulling,
        run: () => void dispatch(pullFor(wanted, customer)),
      }}
    />
  );
}

const otherWords = (
  { coupon }: CouponAccount,
  text: ReturnType<typeof useToolText>['coupons'],
  locale: Parameters<typeof formatMoney>[1],
): string => (coupon === null ? text.wantedEmpty : text.wantedOther(formatMoney(coupon, locale)));
