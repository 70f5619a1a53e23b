import Groups from '@mui/icons-material/GroupsOutlined';
import PauseCircle from '@mui/icons-material/PauseCircleOutlined';
import SwapHoriz from '@mui/icons-material/SwapHoriz';
import TimerOutlined from '@mui/icons-material/TimerOutlined';
import WarningAmber from '@mui/icons-material/WarningAmber';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import type { ExactTime } from '@/console/text/format';
import type { Texts } from '@/console/text/texts';
import type { FlowIconName } from '@/console/ui/flowIcons';
import { PersonAvatar } from '@/console/ui/PersonAvatar';
import { ProgressBadge, type ProgressTone } from '@/console/ui/ProgressBadge';
import type { WaitLevel } from '@/domain/waitsFor';
import { HIDDEN_CLASS } from '@/console/ui/theme/hiddenClass';
import { ROWS } from './rowParts';
import { rowAttributes, useTakenFocus, type RowPlace } from './rowPlace';

/** Each level has a sign of its own: no state is told by colour alone. */
const WAIT_ICONS: Readonly<Record<WaitLevel, typeof TimerOutlined>> = {
  calm: TimerOutlined,
  amber: WarningAmber,
  red: ErrorOutline,
};

/** How long a conversation has waited for an agent. */
export interface RowWait {
  level: WaitLevel;
  /** In few signs, for the row. */
  short: string;
  /** In words, for a screen reader and under the pointer. */
  said: string;
}

/** A person as shown in a row. */
interface RowPerson {
  name: string;
  initials: string;
  photo: string | null;
}

interface InboxRowViewProps {
  text: Texts['inbox'];
  customer: RowPerson;
  /** The last message, or the unsent draft. */
  preview: string;
  isDraft: boolean;
  /** The word that says who wrote the last message; null for none. */
  sender: string | null;
  /** Says that a message to this customer failed; null for none. */
  failed: string | null;
  unread: number;
  /** null while it waits for no agent. */
  wait: RowWait | null;
  /** 'há ...', with the time to the second; null when the chat has no message. */
  last: { ago: string; exact: ExactTime } | null;
  badge: { label: string; percent: number; tone: ProgressTone; icon: FlowIconName };
  /** Says that the flow is paused; null while it runs. */
  paused: string | null;
  /** Says to whom the chat is being handed over; null while it is not. */
  handedOver: string | null;
  /** The agent the chat is assigned to; only for admins. */
  agent: RowPerson | null;
  /** The chat is a group. */
  isGroup: boolean;
  selected: boolean;
  onSelect: () => void;
  place: RowPlace;
}

/** One conversation in the list (behaviour: row-person). */
export function InboxRowView(props: InboxRowViewProps) {
  const { text, customer, agent, last, place } = props;
  const row = useTakenFocus<HTMLButtonElement>(place);
  const WaitIcon = WAIT_ICONS[props.wait?.level ?? 'calm'];
  return (
    <button
      type="button"
      className={ROWS.classes.root}
      {...rowAttributes(place)}
      ref={row}
      tabIndex={place.isStop ? 0 : -1}
      onClick={props.onSelect}
      aria-current={props.selected}
    >
      <PersonAvatar initials={customer.initials} src={customer.photo} />
      <span className={ROWS.classes.lines}>
        <span className={ROWS.classes.line}>
          {props.isGroup ? <Groups titleAccess={text.group} /> : null}
          <span className="grow name" dir="auto">
            {customer.name}
          </span>
          {last === null ? null : (
            <time dateTime={last.exact.iso} title={last.exact.words}>
              {last.ago}
            </time>
          )}
        </span>
        <span className={ROWS.classes.line}>
          {place.isOutside ? <span className="outside">{text.outside}</span> : null}
          {props.isDraft ? <span className="draft">{text.draft}</span> : null}
          {props.sender === null ? null : <span className="sender">{props.sender}</span>}
          <span className="grow" dir="auto">
            {props.preview}
          </span>
          {props.failed === null ? null : <ErrorOutline color="error" titleAccess={props.failed} />}
          {props.unread > 0 ? (
            <span className="unread">
              <span aria-hidden>{props.unread > 99 ? '99+' : props.unread}</span>
              <span className={HIDDEN_CLASS}>{text.unread(props.unread)}</span>
            </span>
          ) : null}
        </span>
        <span className={ROWS.classes.line}>
          <ProgressBadge {...props.badge} />
          {props.paused === null ? null : <PauseCircle titleAccess={props.paused} />}
          {props.handedOver === null ? null : <SwapHoriz titleAccess={props.handedOver} />}
          {props.wait === null ? null : (
            <span className="wait" data-level={props.wait.level} title={props.wait.said}>
              <WaitIcon aria-hidden />
              <span aria-hidden>{props.wait.short}</span>
              <span className={HIDDEN_CLASS}>{props.wait.said}</span>
            </span>
          )}
          {agent === null ? null : (
            <span className="agent" title={text.assignedTo(agent.name)}>
              <PersonAvatar initials={agent.initials} src={agent.photo} size={16} />
              <span className={HIDDEN_CLASS}>{text.assignedTo('')}</span>
              <span>{agent.name}</span>
            </span>
          )}
        </span>
      </span>
    </button>
  );
}
