import * as v from 'valibot';
import type { CouponAccount } from '@/contract/entities/coupon';
import { writeMoney, type Cents } from '@/contract/wire';
import type { LoginScriptFault } from '@/domain/loginScript';
import {
  getCookies,
  getCouponPool,
  listOwnCoupons,
  pullCoupon,
  setCouponLink,
  updateCoupon,
} from '@/contract/rest/coupons';
import type { AppPorts } from '@/console/ports/ports';
import { answerOf, api, type Answer, type NoArg } from './api';
import { outdates } from './outdates';

/**
 * The result of copying an account's cookies: a script on the clipboard, or the reason why not
 * (behaviour: login-script).
 */
export interface CookiesCopied {
  copied: boolean;
  fault: LoginScriptFault | 'loginScript.clipboard' | null;
}

const cookiesCopied: v.GenericSchema<CookiesCopied, CookiesCopied> = v.strictObject({
  copied: v.boolean(),
  fault: v.nullable(
    v.picklist(['loginScript.noCookies', 'loginScript.invalid', 'loginScript.clipboard']),
  ),
});

/** A change of an own account: it has no coupon, it goes back to the pool, or it was used for a purchase. */
export type AccountChange = 'withoutCoupon' | 'returned' | 'used';

/** Each change gives the account away. Only 'Devolver' leaves its coupon in it (behaviour: coupon-return). */
function bodyOf(change: AccountChange, coupon: Cents | null) {
  return {
    applicatorId: null,
    coupon: change === 'returned' ? writeMoney(coupon) : null,
    status: change === 'withoutCoupon' ? 'Sem cupom' : 'Tudo certo',
  };
}

async function copy(script: string, ports: AppPorts): Promise<CookiesCopied> {
  try {
    await ports.clipboard.write(script);
    return { copied: true, fault: null };
  } catch {
    // The browser's reason does not help the person: the advice is the same for every reason.
    return { copied: false, fault: 'loginScript.clipboard' };
  }
}

/** @returns the function that makes the login script; null when its file cannot be downloaded. */
async function loadMaker() {
  try {
    return (await import(/* webpackChunkName: "login-script" */ '@/domain/loginScript'))
      .loginScript;
  } catch {
    // A missing file is reported like a host that does not respond, whatever the browser calls it.
    return null;
  }
}

export const couponsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOwnCoupons: build.query<Answer<'listOwnCoupons'>, { userId: string }>({
      query: ({ userId }) => ({ call: listOwnCoupons, params: { userId } }),
      responseSchema: answerOf(listOwnCoupons),
      providesTags: ['OwnCoupons'],
    }),
    getCouponPool: build.query<Answer<'getCouponPool'>, NoArg>({
      query: () => ({ call: getCouponPool }),
      responseSchema: answerOf(getCouponPool),
      providesTags: ['CouponPool'],
    }),
    /**
     * @param value in cents. Fails with 404 when none of that value is left; the pool is read again in that case too.
     */
    pullCoupon: build.mutation<Answer<'pullCoupon'>, { value: Cents; applicatorId: string }>({
      query: ({ value, applicatorId }) => ({
        call: pullCoupon,
        body: { couponValue: writeMoney(value), applicatorId },
      }),
      responseSchema: answerOf(pullCoupon),
      onQueryStarted: outdates('OwnCoupons', 'CouponPool'),
    }),
    /** Gives an own account away: it leaves the agent's list, and its link is removed (couponLinks slice). */
    updateCoupon: build.mutation<
      Answer<'updateCoupon'>,
      { account: Pick<CouponAccount, 'id' | 'email' | 'coupon'>; change: AccountChange }
    >({
      query: ({ account, change }) => ({
        call: updateCoupon,
        params: { id: account.id },
        body: bodyOf(change, account.coupon),
      }),
      responseSchema: answerOf(updateCoupon),
      onQueryStarted: outdates('OwnCoupons', 'CouponPool'),
    }),
    /**
     * Tells the host that an own account was linked or unlinked, for its audit. A host may lack the call (wire:
     * set-coupon-link), so nobody is told when it fails.
     */
    setCouponLink: build.mutation<Answer<'setCouponLink'>, { id: string; linked: boolean }>({
      query: ({ id, linked }) => ({
        call: setCouponLink,
        params: { id },
        body: { vinculado: linked },
      }),
      responseSchema: answerOf(setCouponLink),
    }),
    /** Copies the account's login script. The cookies go only to the clipboard (wire: secrets-beside-actions). */
    getCookies: build.mutation<CookiesCopied, { id: string }>({
      queryFn: async ({ id }, { extra }, _options, ask) => {
        const loginScript = await loadMaker();
        // Without the maker the cookies would be useless, so they are not requested.
        if (loginScript === null) return { error: { kind: 'network' } };
        const answer = await ask({ call: getCookies, params: { id } });
        if (answer.error) return { error: answer.error };
        const read = v.safeParse(answerOf(getCookies), answer.data);
        if (!read.success) return { error: { kind: 'schema', path: 'cookies_json' } };
        const made = loginScript(read.output.cookies_json);
        if ('fault' in made) return { data: { copied: false, fault: made.fault } };
        return { data: await copy(made.script, extra as AppPorts) };
      },
      responseSchema: cookiesCopied,
    }),
  }),
});
