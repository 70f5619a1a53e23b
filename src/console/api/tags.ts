/**
 * The parts of RTK Query's cache that an event or a mutation makes stale. Data that is pushed lives in slices and has
 * no tag.
 */
export const TAGS = [
  'Orders',
  'Referrals',
  'OwnCoupons',
  'CouponPool',
  'Dashboard',
  'Users',
  'Audit',
  'Sessions',
  'QuickReplies',
  'Finished',
  'Earlier',
] as const;
