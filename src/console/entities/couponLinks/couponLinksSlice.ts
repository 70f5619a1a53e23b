import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { couponsApi } from '@/console/api/coupons';
import {
  accountOf,
  linkAccount,
  unlinkAccounts,
  type CouponLink,
  type CouponLinks,
} from '@/domain/couponLinks';

/** The links from coupon accounts to customers, by the account's e-mail (behaviour: coupon-link). */
export type CouponLinksState = CouponLinks;

const initialState: CouponLinksState = {};

const couponLinksSlice = createSlice({
  name: 'couponLinks',
  initialState,
  reducers: {
    linksRestored(_state, { payload }: PayloadAction<CouponLinks>): CouponLinks {
      return payload;
    },
    accountLinked(state, { payload }: PayloadAction<{ email: string; link: CouponLink }>) {
      return linkAccount(state, payload.email, payload.link);
    },
    accountUnlinked(state, { payload }: PayloadAction<{ email: string }>) {
      return unlinkAccounts(state, [payload.email]);
    },
    /** Removes links of accounts that are not the agent's own (behaviour: coupon-links-cleanup). */
    linksCleaned(state, { payload }: PayloadAction<{ emails: string[] }>) {
      return unlinkAccounts(state, payload.emails);
    },
  },
  extraReducers: (builder) => {
    // An account that was given away no longer serves a customer here.
    builder.addMatcher(couponsApi.endpoints.updateCoupon.matchFulfilled, (state, { meta }) =>
      unlinkAccounts(state, [meta.arg.originalArgs.account.email]),
    );
  },
});

export const { linksRestored, accountLinked, accountUnlinked, linksCleaned } =
  couponLinksSlice.actions;
export const couponLinksReducer = couponLinksSlice.reducer;

interface HasLinks {
  couponLinks: CouponLinksState;
}

export const selectLinks = (state: HasLinks): CouponLinks => state.couponLinks;
/** @returns the e-mail of the account linked to a chat's customer, or null. */
export const selectLinkedAccount = (state: HasLinks, chatId: string): string | null =>
  accountOf(state.couponLinks, chatId);
