import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useId } from 'react';
import type { ToolTexts } from '@/console/text/toolTexts';
import { CouponRows } from './CouponRows';
import { CouponSection } from './CouponSection';

interface WantedViewProps {
  text: ToolTexts['coupons'];
  customer: string;
  /** The formatted value that the customer wants. */
  valueText: string;
  /** What is to be known about it, or null while that is loading. */
  hint: string | null;
  /** Something is wrong with what the hint says. */
  isWarning: boolean;
  /** What can be done, or null when nothing is to be done. */
  deed: { label: string; canRun: boolean; isRunning: boolean; run: () => void } | null;
}

/** The coupon that the open chat's customer wants, above the lists (behaviour: coupon-wanted). */
export function WantedView({ text, hint, isWarning, deed, ...props }: WantedViewProps) {
  const id = useId();
  return (
    <CouponSection grows={false} title={text.wanted} aside={text.wantedBy(props.customer)}>
      <CouponRows>
        <li data-current={deed === null && !isWarning}>
          <span className="value" id={id}>
            {props.valueText}
          </span>
          {deed === null ? null : (
            // Greyed instead of disabled, so that the pressed button keeps the focus.
            <Button
              className="end"
              size="small"
              variant={deed.canRun ? 'contained' : 'outlined'}
              aria-disabled={!deed.canRun}
              aria-busy={deed.isRunning}
              aria-describedby={id}
              startIcon={deed.isRunning ? <CircularProgress aria-hidden size={12} /> : null}
              sx={deed.canRun ? {} : { color: 'text.disabled', borderColor: 'line' }}
              onClick={() => {
                if (deed.canRun) deed.run();
              }}
            >
              {deed.label}
            </Button>
          )}
          {hint === null ? null : (
            <span className="dim wide" role="status" data-warning={isWarning}>
              {hint}
            </span>
          )}
        </li>
      </CouponRows>
    </CouponSection>
  );
}
