import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ErrorState } from '@/console/ui/ErrorState';
import { RowSkeletons } from '@/console/ui/RowSkeletons';
import { COUPON_ROW_PX, CouponRows } from './CouponRows';
import type { QueryStatus } from './queryStatus';

interface CouponListProps {
  status: QueryStatus;
  loadingLabel: string;
  failedText: string;
  retryLabel: string;
  onRetry: () => void;
  emptyText: string;
  isEmpty: boolean;
  /** The rows, each an `li`. */
  children: ReactNode;
}

/**
 * A list in the drawer, in each of its states. When a re-read fails, the rows stay with a notice that they may be out
 * of date.
 */
export function CouponList(props: CouponListProps) {
  const { status, isEmpty } = props;
  if (status === 'failed') {
    return (
      <ErrorState text={props.failedText} retryLabel={props.retryLabel} onRetry={props.onRetry} />
    );
  }
  if (status === 'loading') {
    return (
      <RowSkeletons count={3} rowHeight={COUPON_ROW_PX} label={props.loadingLabel} avatar={false} />
    );
  }
  return (
    <>
      {status === 'outdated' ? (
        <Alert
          severity="error"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" size="small" onClick={props.onRetry}>
              {props.retryLabel}
            </Button>
          }
        >
          {props.failedText}
        </Alert>
      ) : null}
      {isEmpty ? (
        <Typography color="textSecondary">{props.emptyText}</Typography>
      ) : (
        <CouponRows>{props.children}</CouponRows>
      )}
    </>
  );
}
