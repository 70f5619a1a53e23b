import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Texts } from '@/console/text/texts';
import { BubbleFrame } from '@/console/ui/BubbleFrame';
import { DayDivider } from '@/console/ui/DayDivider';
import { VisuallyHidden } from '@/console/ui/VisuallyHidden';
import { DeliveryMark, type Delivery } from './DeliveryMark';
import { MessageBody } from './MessageBody';
import type { MessageContent } from './messageContent';

const Row = styled('div')(({ theme }) => ({
  padding: '1px 32px',
  '&[data-first="true"]': { paddingTop: 8 },
  [theme.breakpoints.down('md')]: { paddingInline: 12 },
}));

/** The bubble with all that stands in it: one element with a style of its own, of the dozens in a chat. */
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

/** Under the bubble and not in it: the danger's red is not readable on the own bubble's ground. */
const FailedLine = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: 4,
  fontSize: '0.75rem',
  color: theme.vars.palette.error.main,
  '& svg': { fontSize: 16 },
}));

export interface MessageRowViewProps {
  text: Texts['chat'];
  retryLabel: string;
  content: MessageContent;
  own: boolean;
  /** Who wrote it; said to screen readers where a run begins, and in groups seen above others' runs. */
  author: string;
  isGroup: boolean;
  /** It is the first of its author's run (design: message-runs). */
  first: boolean;
  /** HH:mm. */
  clock: string;
  /** A day begins here. */
  day: string | null;
  /** The first unread message stands here. */
  marker: boolean;
  /** Where an own message is on its way; null for others' messages. */
  delivery: Delivery;
  onRetry: (() => void) | null;
  onOpenPicture: () => void;
}

/** One message, with what stands above it: a new day, the unread marker. */
export function MessageRowView(props: MessageRowViewProps) {
  const { text, delivery, own } = props;
  return (
    <Row data-first={props.first}>
      {props.day === null ? null : <DayDivider text={props.day} />}
      {props.marker ? <DayDivider text={text.newMessages} marker /> : null}
      <Bubble data-side={own ? 'own' : 'other'} data-first={props.first}>
        {props.first ? <WrittenBy author={props.author} isSeen={props.isGroup && !own} /> : null}
        <MessageBody text={text} content={props.content} onOpenPicture={props.onOpenPicture} />
        <div className="foot">
          <time>{props.clock}</time>
          <DeliveryMark text={text} delivery={delivery} />
        </div>
      </Bubble>
      {delivery === 'failed' ? (
        <FailedLine>
          <ErrorOutline aria-hidden />
          {text.failedToSend}
          {props.onRetry === null ? null : (
            <Button
              size="small"
              onClick={(event) => {
                // The button goes with what it says, and would take the focus with it.
                event.currentTarget.closest<HTMLElement>('[role="log"]')?.focus();
                props.onRetry?.();
              }}
            >
              {props.retryLabel}
            </Button>
          )}
        </FailedLine>
      ) : null}
    </Row>
  );
}

/** Which side a bubble stands on says it to those who see it. */
function WrittenBy({ author, isSeen }: { author: string; isSeen: boolean }) {
  return isSeen ? (
    <div className="author" dir="auto">
      {author}
    </div>
  ) : (
    <VisuallyHidden dir="auto">{author}</VisuallyHidden>
  );
}
