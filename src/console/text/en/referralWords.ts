import type { referralWordsPtBR } from '../ptBR/referralWords';

export const referralWordsEn: typeof referralWordsPtBR = {
  title: 'Referrals',
  loading: 'Loading referrals…',
  failed: 'The referrals could not be loaded.',
  hint: 'Friends whom this customer brought: referrals earn free coupons, up to the limit.',
  freeCoupons: 'Free Coupons',
  total: 'Referrals',
  ofLimit: (total, limit) => `${total} of ${limit}`,
  toGo: (left) =>
    left === 1 ? '1 more referral until the limit.' : `${left} more referrals until the limit.`,
  complete: 'The limit of referrals has been reached.',
};
