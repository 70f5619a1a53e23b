import ExpandMore from '@mui/icons-material/ExpandMore';
import type { ReactNode } from 'react';
import type { Texts } from '@/console/text/texts';
import type { FlowIconName } from '@/console/ui/flowIcons';
import { IconAction } from '@/console/ui/IconAction';
import { PersonAvatar } from '@/console/ui/PersonAvatar';
import { ProgressBadge, type ProgressTone } from '@/console/ui/ProgressBadge';
import { CHAT } from '../chatSheet';
import { AutomationMark } from './AutomationMark';
import { HEADER } from './headerSheet';

/** Opens and closes the order's details, which have no room of their own in a small window. */
export interface OrderFold {
  /** The id of the folded element. */
  id: string;
  open: boolean;
  onToggle: () => void;
}

export interface ChatHeaderViewProps {
  text: Texts;
  /** The way back and the state of the connection; null where the bar above has them. */
  lead: ReactNode;
  name: string;
  initials: string;
  photo: string | null;
  /** The formatted phone number. */
  number: string;
  badge: { label: string; percent: number; tone: ProgressTone; icon: FlowIconName };
  /** Says that the flow is paused, or being paused or resumed; null while it runs. */
  automation: string | null;
  /** The customer's referrals; nothing for groups. */
  referrals: ReactNode;
  /** Null for groups, and where the order's details are always visible. */
  order: OrderFold | null;
  /** 'Ações'. */
  actions: ReactNode;
}

/** The customer, their stage and what can be done (behaviour: chat-header). */
export function ChatHeaderView(props: ChatHeaderViewProps) {
  const { text, order } = props;
  return (
    <header className={CHAT.classes.header} data-wraps>
      {HEADER.styles}
      {props.lead ?? <PersonAvatar initials={props.initials} src={props.photo} size={40} />}
      <div className={HEADER.classes.customer}>
        <div className={HEADER.classes.names}>
          <h2 className={HEADER.classes.name} dir="auto" title={props.name}>
            {props.name}
          </h2>
          <AutomationMark text={props.automation} />
        </div>
        <div className={HEADER.classes.details}>
          <span className={HEADER.classes.number} data-folded={order?.open === false}>
            {props.number}
          </span>
          <span role="group" aria-label={text.chat.stage} className={HEADER.classes.stage}>
            {/* Another customer's ring begins where theirs is, and does not run there from the last one's. */}
            <ProgressBadge key={props.number} {...props.badge} />
          </span>
        </div>
      </div>
      {props.referrals}
      {order === null ? null : (
        <IconAction
          label={text.orderInfo.title}
          icon={<ExpandMore sx={{ transform: order.open ? 'rotate(180deg)' : 'none' }} />}
          aria-expanded={order.open}
          aria-controls={order.id}
          onClick={order.onToggle}
        />
      )}
      {props.actions}
    </header>
  );
}
