import { couponsApi } from '@/console/api/coupons';
import { realtime } from '@/console/entities/events/realtimeActions';
import { selectUserId } from '@/console/entities/session/sessionSelectors';
import type { StartAppListening } from '@/console/store/listening';
import { forgetUsed, usedEmails } from './usedAccounts';

/** Gives back accounts left over from earlier purchases, each time the console connects to its host. */
export function addPurchaseListeners(start: StartAppListening): void {
  start({
    actionCreator: realtime.authenticated,
    effect: async (_action, { dispatch, extra, getState }) => {
      const userId = selectUserId(getState());
      if (userId === null || usedEmails(extra.storage, userId).length === 0) return;
      const { releaseLeftOver } = await import(
        /* webpackChunkName: "purchase" */ './releaseAccount'
      );
      await dispatch(releaseLeftOver());
    },
  });
  start({
    // The account was given away, either here or by hand in the drawer.
    matcher: couponsApi.endpoints.updateCoupon.matchFulfilled,
    effect: ({ meta }, { extra, getState }) => {
      const userId = selectUserId(getState());
      if (userId !== null) forgetUsed(extra.storage, userId, meta.arg.originalArgs.account.email);
    },
  });
}
