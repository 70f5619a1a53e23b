import { cookiesOf } from '@/server/auth/sealedRows';
import type { Sealing } from '@/server/base/sealing';
import type { Transaction } from '@/server/db/openDatabase';
import { couponAccounts } from '@/server/db/schema';
import type { Ids } from '@/server/base/ids';

/** The range of the values that have a price (behaviour: price-outside), in reais. */
const LOWEST = 10;
const HIGHEST = 40;
const EACH = 4;

/** A domain that no mail can reach (RFC 2606). */
const DOMAIN = 'cupom.exemplo.invalid';

/**
 * Fills the demo's pool with invented accounts: some of every value. One of each four has no cookies, and a few have
 * unreadable ones, because agents meet both (behaviour: login-script).
 */
export async function seedDemoCoupons(
  tx: Transaction,
  { ids, sealing }: { ids: Pick<Ids, 'newId'>; sealing: Sealing },
): Promise<void> {
  const values = Array.from({ length: HIGHEST - LOWEST + 1 }, (_, index) => LOWEST + index);
  await tx.insert(couponAccounts).values(
    values.flatMap((value) =>
      Array.from({ length: EACH }, (_, index) => {
        const id = ids.newId();
        const cookies = demoCookies(value, index);
        return {
          id,
          email: demoCouponEmail(value, index),
          couponCents: value * 100,
          status: 'Tudo certo',
          cookiesSealed: cookies === null ? null : sealing.seal(cookiesOf(id), cookies),
        };
      }),
    ),
  );
}

/** The e-mail of one of the demo's accounts, by a value in whole reais and the account's index, counted from 0. */
export const demoCouponEmail = (value: number, index: number): string =>
  `conta.${value}.${index + 1}@${DOMAIN}`;

function demoCookies(value: number, index: number): string | null {
  if (index === 1) return null;
  if (index === 3 && value % 10 === 0) return 'sessao=expirada; isto não é JSON';
  return JSON.stringify([
    { name: 'sessao_demo', value: `demo-${value}-${index + 1}`, domain: `.${DOMAIN}`, path: '/' },
    { name: 'idioma_demo', value: 'pt-BR', domain: `.${DOMAIN}`, path: '/' },
  ]);
}
