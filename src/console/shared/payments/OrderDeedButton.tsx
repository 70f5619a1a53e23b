import Button from '@mui/material/Button';
import type { OrderDeed } from './useOrderDeeds';

type OrderDeedButtonProps = OrderDeed & {
  /** The accessible name: it contains the order's title, because several orders have the same button. */
  name: string;
  /** The deed takes something away, so the button has the colour of danger. */
  danger?: boolean;
  /** The size that fits the list in which the button stands. */
  size: Readonly<Record<string, string | number>>;
};

/** The button of a deed on one order of a list. It is pale and does nothing while the deed runs, and while the bank has not
 * decided on an earlier one. */
export function OrderDeedButton(props: OrderDeedButtonProps) {
  const { label, name, busy, onPress, danger = false, size } = props;
  return (
    <Button
      size="small"
      variant="outlined"
      color={danger ? 'error' : 'primary'}
      // Not `disabled`, so that the button keeps the focus.
      aria-disabled={busy}
      aria-label={name}
      onClick={busy ? undefined : onPress}
      sx={{ py: 0, opacity: busy ? 0.6 : 1, ...size }}
    >
      {label}
    </Button>
  );
}
