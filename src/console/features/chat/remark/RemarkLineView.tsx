import StickyNote from '@mui/icons-material/StickyNote2Outlined';
import { CHAT } from '../chatSheet';

/** The same element each time: it is not drawn with the remark. */
const ICON = <StickyNote aria-hidden />;

interface RemarkLineViewProps {
  text: string;
  onOpen: () => void;
}

/** The remark in one line, which opens its dialog. */
export function RemarkLineView({ text, onOpen }: RemarkLineViewProps) {
  return (
    <button
      type="button"
      className={CHAT.classes.remark}
      onClick={onOpen}
      aria-haspopup="dialog"
      title={text}
    >
      {ICON}
      <span dir="auto">{text}</span>
    </button>
  );
}
