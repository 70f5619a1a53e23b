import { attendanceApi } from '@/console/api/attendance';
import { api } from '@/console/api/api';
import { couponsApi } from '@/console/api/coupons';
import { selectUserId } from '@/console/entities/session/sessionSelectors';
import { wait } from '@/console/lib/wait';
import { whileSignedIn } from '@/console/shared/session/whileSignedIn';
import type { StartAppListening } from '@/console/store/listening';

/** Written when this tab pulled or gave away an account, so that the other tabs read their lists again. */
const CHANGED_KEY = 'couponsChanged';
/** The lists are read again this many ms after an attendance ended (behaviour: coupon-refresh). */
const REFRESH_MS = 1_000;

/** Re-reads the lists that an open drawer shows and drops the cached ones that none shows. */
const outdated = () => api.util.invalidateTags(['OwnCoupons', 'CouponPool']);

/**
 * Keeps the pool and the own accounts up to date: in this tab, in other tabs, and when other agents pulled meanwhile.
 */
export function addCouponListListeners(start: StartAppListening): void {
  const { pullCoupon, updateCoupon } = couponsApi.endpoints;

  whileSignedIn(start, (_userId, { dispatch, extra }) => {
    const ends = [
      extra.storage.subscribe((key) => {
        if (key === CHANGED_KEY) dispatch(outdated());
      }),
      extra.page.onVisibility((visible) => {
        if (visible) dispatch(outdated());
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  });

  // Update the cached lists at once after a call, so that nobody acts on a stale row while they are read again.
  start({
    matcher: pullCoupon.matchFulfilled,
    effect: ({ payload, meta }, { dispatch, extra }) => {
      const { value, applicatorId: userId } = meta.arg.originalArgs;
      extra.storage.set(CHANGED_KEY, extra.newId());
      dispatch(
        couponsApi.util.updateQueryData('listOwnCoupons', { userId }, ({ items }) => {
          if (!items.some(({ id }) => id === payload.id)) items.push(payload);
        }),
      );
      dispatch(
        couponsApi.util.updateQueryData('getCouponPool', undefined, (pool) => {
          pool.items = pool.items.map((group) =>
            group.value === value ? { ...group, count: group.count - 1 } : group,
          );
          if (pool.totalCouponsQuantity !== null) pool.totalCouponsQuantity -= 1;
        }),
      );
    },
  });
  start({
    matcher: updateCoupon.matchFulfilled,
    effect: ({ meta }, { dispatch, extra, getState }) => {
      const { account } = meta.arg.originalArgs;
      extra.storage.set(CHANGED_KEY, extra.newId());
      dispatch(
        couponsApi.util.updateQueryData(
          'listOwnCoupons',
          { userId: selectUserId(getState()) ?? '' },
          (own) => {
            own.items = own.items.filter(({ id }) => id !== account.id);
          },
        ),
      );
    },
  });

  start({
    matcher: attendanceApi.endpoints.finishAttendance.matchFulfilled,
    effect: async (_action, { dispatch, extra }) => {
      await wait(extra.clock, REFRESH_MS);
      dispatch(outdated());
    },
  });
}
