import { attendanceApi } from '@/console/api/attendance';
import { api } from '@/console/api/api';
import { couponsApi } from '@/console/api/coupons';
import { selectUserId } from '@/console/entities/session/sessionSelectors';
import { wait } from '@/console/ports/wait';
import type { StartAppListening } from '@/console/store/listening';

/** Written when this tab pulled or gave away an account: the other tabs read theirs again. */
const CHANGED_KEY = 'couponsChanged';
/** The lists are read again this long after an attendance ended, in ms (behaviour: coupon-refresh). */
const REFRESH_MS = 1_000;

/** What an open drawer shows is read again; what none shows is forgotten. */
const outdated = () => api.util.invalidateTags(['OwnCoupons', 'CouponPool']);

/** Pool and own accounts stay true: in this tab, in the others, and when others have pulled meanwhile. */
export function addCouponListListeners(start: StartAppListening): void {
  const { pullCoupon, updateCoupon } = couponsApi.endpoints;

  start({
    predicate: (_action, now, before) =>
      selectUserId(now) !== null && selectUserId(now) !== selectUserId(before),
    effect: async (_action, { condition, dispatch, extra, getState }) => {
      const userId = selectUserId(getState());
      const ends = [
        extra.storage.subscribe((key) => {
          if (key === CHANGED_KEY) dispatch(outdated());
        }),
        extra.page.onVisibility((visible) => {
          if (visible) dispatch(outdated());
        }),
      ];
      await condition((_next, now) => selectUserId(now) !== userId);
      for (const end of ends) end();
    },
  });

  // The lists that are held say at once what a call has done: nobody acts on what is gone while they are read again.
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
