import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';
import type { QuickReplyWords } from '@/console/text/quickReplyWords';
import { RowSkeletons } from '@/console/ui/RowSkeletons';
import { VisuallyHidden } from '@/console/ui/VisuallyHidden';
import type { QuickReply } from '@/contract/entities/quickReply';
import type { QuickReplyGroups } from '@/domain/quickReplyList';
import { fillReply, type ReplyFacts } from '@/domain/replyText';
import type { ManageStart } from './manage/QuickRepliesDialog';

/** The height of a row in px: a finger's. */
const ROW_PX = 44;

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  marginBottom: 8,
  // It stands in the column with the messages, which give way: their newest one stays in sight above it.
  maxHeight: 'min(300px, 32dvh)',
  overflow: 'hidden',
  borderRadius: 14,
  border: `1px solid ${theme.vars.palette.line}`,
  backgroundColor: theme.vars.palette.raised,
}));

const Scroll = styled('div')({
  minHeight: 0,
  overflowY: 'auto',
  padding: 4,
  '&:focus-visible': { outlineOffset: -2 },
});

const Heading = styled('div')(({ theme }) => ({
  padding: '6px 10px 2px',
  fontSize: '0.75rem',
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
}));

const Option = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: ROW_PX,
  padding: '0 10px',
  borderRadius: 10,
  fontSize: '0.875rem',
  cursor: 'pointer',
  '& > b': { flex: 'none', maxWidth: '45%', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > span': {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
  },
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&[aria-selected="true"]': {
    backgroundColor: theme.vars.palette.action.selected,
    '& > span': { color: theme.vars.palette.text.primary },
  },
}));

interface ReplyMenuViewProps {
  words: QuickReplyWords;
  facts: ReplyFacts;
  typed: string;
  listId: string;
  /** What fits what was typed; null while nothing was read yet. */
  groups: QuickReplyGroups | null;
  /** There are no replies at all. */
  isEmpty: boolean;
  hasFailed: boolean;
  chosenId: string | null;
  onRetry: () => void;
  /** A key that was pressed in the list itself, not in the input. */
  onKeyDown: (event: KeyboardEvent) => void;
  onInsert: (reply: QuickReply) => void;
  onManage: (start: ManageStart) => void;
}

/** The list above the message input: personal replies, then the team's, and at its foot the ways to its dialog. */
export function ReplyMenuView(props: ReplyMenuViewProps) {
  const { words, groups, hasFailed } = props;
  return (
    <Frame
      // A press must not take the focus from the input, whose keys rule the list.
      onMouseDown={(event) => event.preventDefault()}
    >
      <Replies {...props} />
      <Stack
        direction="row"
        sx={{ flex: 'none', flexWrap: 'wrap', gap: 1, px: 1, borderTop: 1, borderColor: 'line' }}
      >
        {groups !== null && hasFailed ? (
          <>
            <Typography role="alert" variant="body2" sx={{ alignSelf: 'center', px: 2 }}>
              {words.outdated}
            </Typography>
            <Foot label={words.retry} onClick={props.onRetry} />
          </>
        ) : null}
        <Foot label={words.create} onClick={() => props.onManage('new')} />
        <Foot label={words.manage} onClick={() => props.onManage('list')} />
      </Stack>
    </Frame>
  );
}

const Foot = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button size="small" onClick={onClick} sx={{ minHeight: ROW_PX, px: 3 }}>
    {label}
  </Button>
);

function Replies(props: ReplyMenuViewProps) {
  const { words, groups, listId, typed } = props;
  if (groups === null) {
    return props.hasFailed ? (
      <Stack direction="row" role="alert" sx={{ alignItems: 'center', gap: 2, p: 2, pl: 4 }}>
        <Typography variant="body2">{words.failed}</Typography>
        <Foot label={words.retry} onClick={props.onRetry} />
      </Stack>
    ) : (
      <RowSkeletons count={3} rowHeight={ROW_PX} label={words.loading} avatar={false} />
    );
  }
  const count = groups.own.length + groups.team.length;
  if (count === 0) {
    return (
      <Typography role="status" variant="body2" sx={{ p: 4, overflowWrap: 'anywhere' }}>
        {props.isEmpty ? `${words.empty}. ${words.emptyHint}` : words.noMatch(typed.trim())}
      </Typography>
    );
  }
  return (
    <>
      <VisuallyHidden role="status">{words.found(count)}</VisuallyHidden>
      {/* It scrolls, so the keyboard reaches it: it then obeys the keys that it obeys in the input. */}
      <Scroll
        role="listbox"
        id={listId}
        tabIndex={0}
        aria-label={words.title}
        aria-activedescendant={props.chosenId === null ? undefined : `${listId}-${props.chosenId}`}
        onKeyDown={props.onKeyDown}
      >
        <Group {...props} name={words.own} id={`${listId}-own`} replies={groups.own} />
        <Group {...props} name={words.team} id={`${listId}-team`} replies={groups.team} />
      </Scroll>
    </>
  );
}

interface GroupProps extends Pick<
  ReplyMenuViewProps,
  'listId' | 'chosenId' | 'facts' | 'onInsert'
> {
  id: string;
  name: string;
  replies: readonly QuickReply[];
}

function Group({ id, name, replies, listId, chosenId, facts, onInsert }: GroupProps) {
  if (replies.length === 0) return null;
  return (
    <div role="group" aria-labelledby={id}>
      <Heading id={id} role="presentation">
        {name}
      </Heading>
      {replies.map((reply) => (
        <Option
          key={reply.id}
          role="option"
          id={`${listId}-${reply.id}`}
          aria-selected={reply.id === chosenId}
          onClick={() => onInsert(reply)}
        >
          <b>/{reply.atalho}</b>
          <span dir="auto">{fillReply(reply.texto, facts)}</span>
        </Option>
      ))}
    </div>
  );
}
