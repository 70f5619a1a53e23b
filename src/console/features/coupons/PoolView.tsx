import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useId } from 'react';
import type { ToolTexts } from '@/console/text/toolTexts';
import { CouponList } from './CouponList';
import { CouponSection } from './CouponSection';
import type { QueryStatus } from './queryStatus';

/** The number of coupons of one value in the pool. */
interface PoolRow {
  /** In cents. */
  value: number;
  /** The formatted value. */
  valueText: string;
  count: number;
}

interface PoolViewProps {
  text: ToolTexts;
  status: QueryStatus;
  /** Ascending by value. */
  rows: readonly PoolRow[];
  /** The number of coupons of all values. */
  total: number;
  /** A pull is running (one at a time). `pulling` is its value, or null if another drawer started it. */
  busy: boolean;
  pulling: number | null;
  onPull: (value: number) => void;
  onRetry: () => void;
}

/** The pool, by value. */
export function PoolView({ text, rows, total, busy, pulling, onPull, ...list }: PoolViewProps) {
  return (
    <CouponSection
      grows
      title={text.coupons.pool}
      aside={rows.length === 0 ? null : text.coupons.total(total)}
    >
      <CouponList
        {...list}
        loadingLabel={text.coupons.loading}
        failedText={text.notices.couponPoolFailed}
        retryLabel={text.common.retry}
        emptyText={text.coupons.poolEmpty}
        isEmpty={rows.length === 0}
      >
        {rows.map((row) => (
          <PoolItem
            key={row.value}
            text={text.coupons}
            row={row}
            busy={busy}
            pulling={busy && pulling === row.value}
            onPull={onPull}
          />
        ))}
      </CouponList>
    </CouponSection>
  );
}

interface PoolItemProps {
  text: ToolTexts['coupons'];
  row: PoolRow;
  busy: boolean;
  pulling: boolean;
  onPull: (value: number) => void;
}

function PoolItem({ text, row, busy, pulling, onPull }: PoolItemProps) {
  const id = useId();
  return (
    <li>
      <span className="value" id={id}>
        {row.valueText}
      </span>
      <span className="rest">{text.available(row.count)}</span>
      {/* Greyed instead of disabled, so that the pressed button keeps the focus. */}
      <Button
        size="small"
        variant="outlined"
        aria-disabled={busy}
        aria-busy={pulling}
        aria-describedby={id}
        startIcon={pulling ? <CircularProgress aria-hidden size={12} /> : null}
        sx={busy ? { color: 'text.disabled', borderColor: 'line' } : {}}
        onClick={() => {
          if (!busy) onPull(row.value);
        }}
      >
        {text.pull}
      </Button>
    </li>
  );
}
