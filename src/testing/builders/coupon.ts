import type { CouponAccount, PoolGroup } from '@/contract/entities/coupon';
import { nextNumber } from './ids';

/** An account of R$ 20,00 that nobody has pulled. */
export function buildCouponAccount(overrides: Partial<CouponAccount> = {}): CouponAccount {
  const number = nextNumber();
  return {
    id: `coupon-${number}`,
    email: `conta${number}@example.test`,
    coupon: 2000,
    status: 'Tudo certo',
    has_cookies: true,
    applicatorId: null,
    ...overrides,
  };
}

/** Three accounts of R$ 20,00 in the pool. */
export function buildPoolGroup(overrides: Partial<PoolGroup> = {}): PoolGroup {
  return { value: 2000, count: 3, ...overrides };
}
