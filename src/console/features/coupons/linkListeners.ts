import { couponsApi } from '@/console/api/coupons';
import {
  linksCleaned,
  linksRestored,
  selectLinks,
} from '@/console/entities/couponLinks/couponLinksSlice';
import { selectUserId } from '@/console/entities/session/sessionSelectors';
import type { Storage } from '@/console/ports/ports';
import { whileSignedIn } from '@/console/shared/session/whileSignedIn';
import type { StartAppListening } from '@/console/store/listening';
import { readLinks, strayAccounts } from '@/domain/couponLinks';

const LINKS_KEY = 'couponClientLinks';

function keptLinks(storage: Storage) {
  try {
    return readLinks(JSON.parse(storage.get(LINKS_KEY) ?? '{}'));
  } catch {
    // The console never writes invalid JSON, so this counts as no links.
    return {};
  }
}

/**
 * Keeps the links in this browser, follows changes from its other tabs, and removes links of accounts that are gone.
 */
export function addCouponLinkListeners(start: StartAppListening): void {
  whileSignedIn(start, (_userId, { dispatch, extra }) => {
    const restore = () => dispatch(linksRestored(keptLinks(extra.storage)));
    restore();
    return extra.storage.subscribe((key) => {
      if (key === LINKS_KEY) restore();
    });
  });

  start({
    predicate: (action, now, before) =>
      selectLinks(now) !== selectLinks(before) &&
      selectUserId(now) !== null &&
      !linksRestored.match(action),
    effect: (_action, { extra, getState }) =>
      extra.storage.set(LINKS_KEY, JSON.stringify(selectLinks(getState()))),
  });

  const { listOwnCoupons } = couponsApi.endpoints;
  start({
    matcher: listOwnCoupons.matchPending,
    effect: async ({ meta }, { dispatch, getState, take }) => {
      // Take the links as of the request: a link made later may belong to an account pulled later, which this list
      // lacks.
      const links = selectLinks(getState());
      const [answer] = await take(
        (action) =>
          (listOwnCoupons.matchFulfilled(action) || listOwnCoupons.matchRejected(action)) &&
          action.meta.requestId === meta.requestId,
      );
      // An account that could not be parsed is not gone.
      if (!listOwnCoupons.matchFulfilled(answer) || answer.payload.rejected.length > 0) return;
      const ownEmails = answer.payload.items.map(({ email }) => email);
      const emails = strayAccounts(links, ownEmails);
      if (emails.length > 0) dispatch(linksCleaned({ emails }));
    },
  });
}
