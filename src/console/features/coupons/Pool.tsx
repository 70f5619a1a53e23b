import { useState } from 'react';
import { couponsApi } from '@/console/api/coupons';
import { useAppDispatch, useAppSelector } from '@/console/store/hooks';
import { useLocale } from '@/console/shared/text/locale';
import { useToolText } from '@/console/shared/text/useToolText';
import { formatMoney } from '@/domain/money';
import { pull, selectIsPulling } from './accountDeeds';
import { PoolView } from './PoolView';
import { queryStatus } from './queryStatus';

/** The pool of coupons, from which the agent pulls. It is read again each time the drawer opens. */
export function Pool() {
  const text = useToolText();
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const busy = useAppSelector(selectIsPulling);
  const [pulling, setPulling] = useState<number | null>(null);
  const pool = couponsApi.useGetCouponPoolQuery(undefined, { refetchOnMountOrArgChange: true });
  const groups = (pool.data?.items ?? []).filter(({ count }) => count > 0);
  return (
    <PoolView
      text={text}
      status={queryStatus(pool)}
      rows={groups.map(({ value, count }) => ({
        ...{ value, count },
        valueText: formatMoney(value, locale),
      }))}
      total={
        pool.data?.totalCouponsQuantity ?? groups.reduce((total, { count }) => total + count, 0)
      }
      busy={busy}
      pulling={pulling}
      onPull={(value) => {
        setPulling(value);
        void dispatch(pull(value));
      }}
      onRetry={() => void pool.refetch()}
    />
  );
}
