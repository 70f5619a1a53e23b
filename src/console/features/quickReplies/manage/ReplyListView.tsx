import DeleteOutlined from '@mui/icons-material/DeleteOutlineOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef } from 'react';
import type { QuickReplyWords } from '@/console/text/quickReplyWords';
import type { Texts } from '@/console/text/texts';
import { ErrorState } from '@/console/ui/ErrorState';
import { IconAction } from '@/console/ui/IconAction';
import { ModalDialog } from '@/console/ui/ModalDialog';
import { RowSkeletons } from '@/console/ui/RowSkeletons';
import type { QuickReply } from '@/contract/entities/quickReply';
import type { QuickReplyGroups } from '@/domain/quickReplyList';

/** The minimum height of a row in px. */
const ROW_PX = 64;

const Rows = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 4,
    minHeight: ROW_PX,
    padding: '6px 0',
  },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.line}` },
}));

/** At most two lines of a reply's text. */
const EXCERPT = {
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
} as const;

const TOUCH = { width: 44, height: 44 } as const;

interface ReplyListViewProps {
  words: QuickReplyWords;
  common: Texts['common'];
  /** null while they are unknown. */
  groups: QuickReplyGroups | null;
  hasFailed: boolean;
  isAdmin: boolean;
  /** The reply about which it is asked whether it shall go. */
  askedId: string | null;
  isDeleting: boolean;
  /** Why it could not be deleted. */
  fault: string | null;
  onRetry: () => void;
  onEdit: (reply: QuickReply | 'new') => void;
  /** @param id null: the person does not want to delete it. */
  onAsk: (id: string | null) => void;
  onDelete: (id: string) => void;
  onClose: () => void;
}

/** The list of the dialog: the personal replies and the team's, each with the ways to change and to delete it. */
export function ReplyListView(props: ReplyListViewProps) {
  const { words, common, groups } = props;
  return (
    <ModalDialog
      open
      maxWidth="sm"
      title={words.title}
      closeLabel={common.close}
      onClose={props.onClose}
      actions={
        <Button variant="contained" onClick={() => props.onEdit('new')}>
          {words.create}
        </Button>
      }
    >
      {groups === null ? (
        props.hasFailed ? (
          <ErrorState text={words.failed} retryLabel={words.retry} onRetry={props.onRetry} />
        ) : (
          <RowSkeletons count={4} rowHeight={ROW_PX} label={words.loading} avatar={false} />
        )
      ) : (
        // The team's replies have no buttons for an agent, and yet the keyboard scrolls through them.
        <Stack role="group" aria-label={words.title} tabIndex={0} sx={{ gap: 5 }}>
          <Group {...props} name={words.own} empty={words.ownEmpty} replies={groups.own} />
          <Group {...props} name={words.team} empty={words.teamEmpty} replies={groups.team} />
        </Stack>
      )}
    </ModalDialog>
  );
}

interface GroupProps extends ReplyListViewProps {
  name: string;
  empty: string;
  replies: readonly QuickReply[];
}

function Group({ name, empty, replies, ...row }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="subtitle2" component="h3" color="textSecondary">
        {name}
      </Typography>
      {replies.length === 0 ? (
        <Typography sx={{ py: 2 }}>{empty}</Typography>
      ) : (
        <Rows>
          {replies.map((reply) => (
            <li key={reply.id}>
              {row.askedId === reply.id ? (
                <Question {...row} reply={reply} />
              ) : (
                <Row {...row} reply={reply} />
              )}
            </li>
          ))}
        </Rows>
      )}
    </section>
  );
}

type RowProps = ReplyListViewProps & { reply: QuickReply };

function Row({ words, reply, isAdmin, onAsk, onEdit }: RowProps) {
  const { atalho, texto, daEquipe, id } = reply;
  return (
    <>
      <Stack sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>/{atalho}</Typography>
        <Typography color="textSecondary" variant="body2" dir="auto" sx={EXCERPT}>
          {texto}
        </Typography>
      </Stack>
      {daEquipe && !isAdmin ? null : (
        <>
          <IconAction
            label={words.editThis(atalho)}
            icon={<EditOutlined fontSize="small" />}
            onClick={() => onEdit(reply)}
            sx={TOUCH}
          />
          <IconAction
            label={words.deleteThis(atalho)}
            icon={<DeleteOutlined fontSize="small" />}
            onClick={() => onAsk(id)}
            sx={TOUCH}
          />
        </>
      )}
    </>
  );
}

function Question({ words, common, reply, isDeleting, fault, onAsk, onDelete }: RowProps) {
  const { atalho, daEquipe, id } = reply;
  const cancel = useRef<HTMLButtonElement>(null);
  // The press that asked took its button away. What does no harm has the focus.
  useEffect(() => cancel.current?.focus(), []);
  return (
    <>
      <Typography sx={{ flex: 1, minWidth: 160, overflowWrap: 'anywhere' }}>
        {daEquipe ? words.confirmDeleteTeam(atalho) : words.confirmDelete(atalho)}
      </Typography>
      <Button ref={cancel} onClick={() => onAsk(null)} sx={{ minHeight: 44 }}>
        {common.cancel}
      </Button>
      <Button
        color="error"
        variant="outlined"
        aria-disabled={isDeleting}
        onClick={() => onDelete(id)}
        sx={{ minHeight: 44 }}
      >
        {words.delete}
      </Button>
      {fault === null ? null : (
        <Typography role="alert" variant="body2" color="error" sx={{ width: '100%' }}>
          {fault}
        </Typography>
      )}
    </>
  );
}
