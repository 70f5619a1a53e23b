import { styled } from '@mui/material/styles';
import type { ExactTime } from '@/console/text/format';
import type { Texts } from '@/console/text/texts';
import { BubbleFrame } from '@/console/ui/BubbleFrame';
import { DayDivider } from '@/console/ui/DayDivider';
import { VisuallyHidden } from '@/console/ui/VisuallyHidden';
import { AutomaticMark } from './AutomaticMark';
import { EndedAttendances } from './EndedAttendances';
import { DeliveryMark, type Delivery } from './DeliveryMark';
import { FailedLine, type FailedDeeds } from './FailedLine';
import { MessageBody } from './MessageBody';
import type { MessageContent } from './messageContent';

const Row = styled('div')(({ theme }) => ({
  padding: '1px 32px',
  '&[data-first="true"]': { paddingTop: 8 },
  [theme.breakpoints.down('md')]: { paddingInline: 12 },
}));

/** The bubble and everything in it are one styled element, because a chat shows dozens of them. */
const Bubble = styled(BubbleFrame)(({ theme }) => ({
  '& > .author': {
    fontSize: '0.75rem',
    fontWeight: 600,
    lineHeight: '18px',
    color: theme.vars.palette.primary.main,
  },
  '& > .foot': {
    display: 'flex',
    justifyContent: 'flex-end',
    alignItems: 'center',
    gap: 4,
    fontSize: '0.6875rem',
    lineHeight: '16px',
    color: theme.vars.palette.text.secondary,
  },
  '& > .foot > svg': { flex: 'none', width: 14, height: 14, fill: 'currentColor' },
}));

export interface MessageRowViewProps {
  text: Texts['chat'];
  retryLabel: string;
  content: MessageContent;
  own: boolean;
  /** The flow sent it by itself. */
  automatic: boolean;
  /**
   * The message's author. Screen readers get it where a run begins; in a group it is also visible above others' runs.
   */
  author: string;
  isGroup: boolean;
  /** It is the first of its author's run (design: message-runs). */
  first: boolean;
  /** The time as HH:mm. */
  clock: string;
  exact: ExactTime;
  /** The date, on the first message of a day; null on others. */
  day: string | null;
  /** True for the first unread message. */
  marker: boolean;
  /** True for the message that a search led to (design: message-sought). */
  sought: boolean;
  /** What is said of attendances that ended with the message before (behaviour: earlier-attendances). */
  ended: readonly string[];
  /** The delivery state of an own message; null for others' messages. */
  delivery: Delivery;
  /** What may be done with an unsent message once it failed; null for one that was sent. */
  failed: FailedDeeds | null;
  onOpenPicture: () => void;
}

/** One message; above it, where they apply, the end of an earlier attendance, the new day and the unread marker. */
export function MessageRowView(props: MessageRowViewProps) {
  const { text, delivery, own } = props;
  return (
    <Row data-first={props.first}>
      <EndedAttendances ended={props.ended} />
      {props.day === null ? null : <DayDivider text={props.day} />}
      {props.marker ? <DayDivider text={text.newMessages} look="marker" /> : null}
      <Bubble
        data-side={own ? 'own' : 'other'}
        data-first={props.first}
        data-quiet={props.automatic}
        data-sought={props.sought}
      >
        {props.first ? <WrittenBy author={props.author} isSeen={props.isGroup && !own} /> : null}
        <MessageBody text={text} content={props.content} onOpenPicture={props.onOpenPicture} />
        <div className="foot">
          {props.automatic ? <AutomaticMark title={text.automatic} /> : null}
          <time dateTime={props.exact.iso} title={props.exact.words}>
            {props.clock}
          </time>
          <DeliveryMark text={text} delivery={delivery} />
        </div>
      </Bubble>
      {delivery === 'failed' ? (
        <FailedLine text={text} retryLabel={props.retryLabel} deeds={props.failed} />
      ) : null}
    </Row>
  );
}

/** The author of a bubble. Sighted people see it from the bubble's side; screen readers need the name. */
function WrittenBy({ author, isSeen }: { author: string; isSeen: boolean }) {
  return isSeen ? (
    <div className="author" dir="auto">
      {author}
    </div>
  ) : (
    <VisuallyHidden dir="auto">{author}</VisuallyHidden>
  );
}
