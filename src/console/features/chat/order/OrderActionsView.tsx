import Button from '@mui/material/Button';
import type { Catalogue } from '@/console/text/catalogues';

interface OrderDeed {
  /** What its button says. */
  word: string;
  /** It is under way: pressing it again does nothing. */
  busy: boolean;
  onPress: () => void;
}

interface OrderActionsViewProps {
  text: Catalogue['history'];
  label: string;
  /** null where it may not be done. */
  verify: OrderDeed | null;
  refund: OrderDeed | null;
}

/** What can be done about an order's payment. */
export function OrderActionsView({ text, label, verify, refund }: OrderActionsViewProps) {
  return (
    <>
      {verify === null ? null : <DeedButton {...verify} {...{ text, label }} />}
      {refund === null ? null : <DeedButton {...refund} danger {...{ text, label }} />}
    </>
  );
}

type DeedButtonProps = OrderDeed &
  Pick<OrderActionsViewProps, 'text' | 'label'> & { danger?: boolean };

function DeedButton({ text, label, word, busy, onPress, danger }: DeedButtonProps) {
  return (
    <Button
      size="small"
      variant="outlined"
      color={danger === true ? 'error' : 'primary'}
      // Not disabled: the focus stays where it is.
      aria-disabled={busy}
      aria-label={text.of(word, label)}
      onClick={busy ? undefined : onPress}
      sx={{ minHeight: 24, py: 0, px: 2, opacity: busy ? 0.6 : 1 }}
    >
      {word}
    </Button>
  );
}
