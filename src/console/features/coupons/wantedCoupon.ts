import { couponsApi } from '@/console/api/coupons';
import { selectCliente } from '@/console/entities/clientes/clientesSlice';
import { selectConversation } from '@/console/entities/conversations/conversationsSelectors';
import { selectLinks } from '@/console/entities/couponLinks/couponLinksSlice';
import { selectUserId } from '@/console/entities/session/sessionSelectors';
import type { Deed } from '@/console/shared/deeds/deed';
import type { CouponAccount } from '@/contract/entities/coupon';
import type { Cents } from '@/contract/wire';
import { linkOf, type CouponLinks } from '@/domain/couponLinks';
import { pullFor } from './accountDeeds';
import { linkToCustomer } from './linkDeeds';

/** @returns an account of that value that serves nobody yet. */
export const spareOf = (
  accounts: readonly CouponAccount[],
  links: CouponLinks,
  wanted: Cents,
): CouponAccount | undefined =>
  accounts.find(({ coupon, email }) => coupon === wanted && linkOf(links, email) === null);

/**
 * Links what the customer wants: an account of that value that the agent holds and that serves nobody, or else one from
 * the pool. Before the customer said what they want, and where the own accounts cannot be read, it opens the drawer.
 */
export const serveWanted =
  (chatId: string, openDrawer: () => void): Deed =>
  async (dispatch, getState) => {
    const wanted = selectCliente(getState(), chatId)?.cupomValor ?? null;
    const userId = selectUserId(getState());
    if (wanted === null || userId === null) {
      openDrawer();
      return;
    }
    const { listOwnCoupons } = couponsApi.endpoints;
    const read = listOwnCoupons.initiate({ userId }, { subscribe: false, forceRefetch: true });
    const { data } = await dispatch(read);
    const customer = selectConversation(getState(), chatId);
    if (customer === null) return;
    if (data === undefined) {
      openDrawer();
      return;
    }
    const spare = spareOf(data.items, selectLinks(getState()), wanted);
    if (spare) dispatch(linkToCustomer(spare, customer));
    else await dispatch(pullFor(wanted, customer));
  };
