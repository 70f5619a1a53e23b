import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ToolTexts } from '@/console/text/toolTexts';
import { CouponList } from './CouponList';
import { CouponSection } from './CouponSection';
import type { QueryStatus } from './queryStatus';

interface OwnAccountsViewProps {
  text: ToolTexts;
  status: QueryStatus;
  count: number;
  /** The reason why nothing can be linked, or null when it can. */
  hint: string | null;
  onRetry: () => void;
  /** The accounts, each an `li`. */
  children: ReactNode;
}

/** The agent's own accounts, each linked to one customer at most (behaviour: coupon-link). */
export function OwnAccountsView({ text, count, hint, children, ...list }: OwnAccountsViewProps) {
  return (
    <CouponSection
      grows={false}
      title={text.coupons.own}
      aside={count === 0 ? null : text.coupons.total(count)}
    >
      {hint === null || count === 0 ? null : (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {hint}
        </Typography>
      )}
      <CouponList
        {...list}
        loadingLabel={text.coupons.loading}
        failedText={text.coupons.ownFailed}
        retryLabel={text.common.retry}
        emptyText={text.coupons.ownEmpty}
        isEmpty={count === 0}
      >
        {children}
      </CouponList>
    </CouponSection>
  );
}
