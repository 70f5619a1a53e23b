import type { ExactTime } from '@/console/text/format';
import type { Texts } from '@/console/text/texts';
import { BUBBLES } from '@/console/ui/bubbles';
import { DayDivider } from '@/console/ui/DayDivider';
import { HIDDEN_CLASS } from '@/console/ui/theme/hiddenClass';
import { AutomaticMark } from './AutomaticMark';
import { EndedAttendances } from './EndedAttendances';
import { drawDelivery, type Delivery } from './drawDelivery';
import { FailedLine, type FailedDeeds } from './FailedLine';
import { MessageBody } from './MessageBody';
import type { MessageContent } from './messageContent';
import { MessageText } from './MessageText';

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

/**
 * One message; above it, where they apply, the end of an earlier attendance, the new day and the unread marker. Opening a
 * chat draws some twenty, so the parts that each of them has are no components of their own.
 */
export function MessageRowView(props: MessageRowViewProps) {
  const { text, delivery, own } = props;
  return (
    <div className={BUBBLES.classes.row} data-first={props.first}>
      {props.ended.length === 0 ? null : <EndedAttendances ended={props.ended} />}
      {props.day === null ? null : <DayDivider text={props.day} />}
      {props.marker ? <DayDivider text={text.newMessages} look="marker" /> : null}
      <div
        className={BUBBLES.classes.frame}
        data-side={own ? 'own' : 'other'}
        data-first={props.first}
        data-quiet={props.automatic}
        data-sought={props.sought}
      >
        {props.first ? (
          // Sighted people see it from the bubble's side; screen readers need the name.
          <div className={props.isGroup && !own ? 'author' : HIDDEN_CLASS} dir="auto">
            {props.author}
          </div>
        ) : null}
        {props.content.kind === 'text' ? (
          <MessageText>{props.content.body}</MessageText>
        ) : (
          <MessageBody text={text} content={props.content} onOpenPicture={props.onOpenPicture} />
        )}
        <div className="foot">
          {props.automatic ? <AutomaticMark title={text.automatic} /> : null}
          <time dateTime={props.exact.iso} title={props.exact.words}>
            {props.clock}
          </time>
          {drawDelivery(delivery, text)}
        </div>
      </div>
      {delivery === 'failed' ? (
        <FailedLine text={text} retryLabel={props.retryLabel} deeds={props.failed} />
      ) : null}
    </div>
  );
}
