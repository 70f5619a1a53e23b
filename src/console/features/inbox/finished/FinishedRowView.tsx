import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import Groups from '@mui/icons-material/GroupsOutlined';
import { FOCUS_FIRST } from '@/console/ui/focusHome';
import { PersonAvatar } from '@/console/ui/PersonAvatar';
import { ROWS } from '../rowParts';
import { rowAttributes, useTakenFocus, type RowPlace } from '../rowPlace';

/** An attendance that is over, as text to show. */
export interface FinishedRow {
  name: string;
  initials: string;
  photo: string | null;
  /** Says that the chat is a group; null for a customer's. */
  group: string | null;
  /** When it ended: in words such as 'há 5 minutos', and with date and time. */
  ago: string;
  endedAt: string;
  /** The word that says who wrote the last message; null for none. */
  sender: string | null;
  /** The last message before its end. */
  preview: string;
  /** What was bought, or that nothing was. */
  purchase: string;
  hasPurchase: boolean;
}

interface FinishedRowViewProps {
  row: FinishedRow;
  place: RowPlace;
  selected: boolean;
  onSelect: () => void;
}

/** One attendance in the list of those that are over. It looks like a conversation's row, as far as it says the same. */
export function FinishedRowView({ row, place, selected, onSelect }: FinishedRowViewProps) {
  const button = useTakenFocus<HTMLButtonElement>(place);
  return (
    <button
      type="button"
      className={ROWS.classes.root}
      {...rowAttributes(place)}
      {...(place.isStop ? FOCUS_FIRST : {})}
      ref={button}
      tabIndex={place.isStop ? 0 : -1}
      onClick={onSelect}
      aria-current={selected}
    >
      <PersonAvatar initials={row.initials} src={row.photo} />
      <span className={ROWS.classes.lines}>
        <span className={ROWS.classes.line}>
          {row.group === null ? null : <Groups titleAccess={row.group} />}
          <span className="grow name" dir="auto">
            {row.name}
          </span>
          <time title={row.endedAt}>{row.ago}</time>
        </span>
        <span className={ROWS.classes.line}>
          {row.sender === null ? null : <span className="sender">{row.sender}</span>}
          <span className="grow" dir="auto">
            {row.preview}
          </span>
        </span>
        <span className={ROWS.classes.line}>
          {row.hasPurchase ? <ReceiptLongOutlined aria-hidden /> : null}
          <span className="grow">{row.purchase}</span>
        </span>
      </span>
    </button>
  );
}
