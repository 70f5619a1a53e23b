import SwapHoriz from '@mui/icons-material/SwapHoriz';
import Button from '@mui/material/Button';

interface TransferLineViewProps {
  /** To whom the chat is being handed over, in a sentence. */
  text: string;
  /** The button's word, and all that it says to a screen reader. */
  cancel: { label: string; name: string };
  busy: boolean;
  /** Null for who may only see it. */
  onCancel: (() => void) | null;
}

/** A handing over that nobody has decided yet, in one line. */
export function TransferLineView({ text, cancel, busy, onCancel }: TransferLineViewProps) {
  return (
    <>
      <SwapHoriz aria-hidden fontSize="small" />
      <span title={text}>{text}</span>
      {onCancel === null ? null : (
        <Button size="small" aria-label={cancel.name} loading={busy} onClick={onCancel}>
          {cancel.label}
        </Button>
      )}
    </>
  );
}
