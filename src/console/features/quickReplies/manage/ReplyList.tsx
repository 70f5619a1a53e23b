import { useState } from 'react';
import { quickRepliesApi } from '@/console/api/quickReplies';
import { selectIsAdmin } from '@/console/entities/session/sessionSelectors';
import { selectIsRunning } from '@/console/shared/deeds/runCall';
import { useText } from '@/console/shared/text/useText';
import { useAppDispatch, useAppSelector } from '@/console/store/hooks';
import type { QuickReplyWords } from '@/console/text/quickReplyWords';
import type { QuickReply } from '@/contract/entities/quickReply';
import { quickReplyGroups } from '@/domain/quickReplyList';
import { deleteReply, deletingKey } from './replyDeeds';
import { ReplyListView } from './ReplyListView';

interface ReplyListProps {
  words: QuickReplyWords;
  onEdit: (reply: QuickReply | 'new') => void;
  onClose: () => void;
}

/** The person's replies and the team's, which administrators alone may change (behaviour: quick-reply-dialog). */
export function ReplyList({ words, onEdit, onClose }: ReplyListProps) {
  const { common } = useText();
  const dispatch = useAppDispatch();
  const isAdmin = useAppSelector(selectIsAdmin);
  const { data, error, isFetching, refetch } = quickRepliesApi.useListQuickRepliesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  /** The reply about which it was asked whether it shall go, and what was said of the last try. */
  const [askedId, setAskedId] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const isDeleting = useAppSelector(
    (state) => askedId !== null && selectIsRunning(state, deletingKey(askedId)),
  );
  const ask = (id: string | null) => {
    setFault(null);
    setAskedId(id);
  };
  return (
    <ReplyListView
      words={words}
      common={common}
      groups={data === undefined ? null : quickReplyGroups(data.items, '')}
      hasFailed={data === undefined && error !== undefined && !isFetching}
      isAdmin={isAdmin}
      askedId={askedId}
      isDeleting={isDeleting}
      fault={fault}
      onRetry={() => void refetch()}
      onEdit={onEdit}
      onAsk={ask}
      onDelete={(id) =>
        void dispatch(
          deleteReply(id, words, (said) => {
            setFault(said);
            if (said === null) setAskedId(null);
          }),
        )
      }
      onClose={onClose}
    />
  );
}
