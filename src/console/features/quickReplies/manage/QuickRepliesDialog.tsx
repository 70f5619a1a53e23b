import { useState } from 'react';
import { useLocale } from '@/console/shared/text/locale';
import { quickReplyWordsOf } from '@/console/text/quickReplyWords';
import type { QuickReply } from '@/contract/entities/quickReply';
import { EditReply } from './EditReply';
import { ReplyList } from './ReplyList';

/** The part of the dialog that is opened first. */
export type ManageStart = 'list' | 'new';

/** The reply that is edited; 'new' for one that is being written; null while the list is shown. */
type Edited = QuickReply | 'new' | null;

interface QuickRepliesDialogProps {
  start: ManageStart;
  onClose: () => void;
}

/** The dialog of the quick replies (behaviour: quick-reply-dialog): the list, and the form for one of them. */
export function QuickRepliesDialog({ start, onClose }: QuickRepliesDialogProps) {
  const words = quickReplyWordsOf(useLocale());
  const [edited, setEdited] = useState<Edited>(start === 'new' ? 'new' : null);
  return edited === null ? (
    <ReplyList words={words} onEdit={setEdited} onClose={onClose} />
  ) : (
    <EditReply
      words={words}
      reply={edited === 'new' ? null : edited}
      onDone={() => setEdited(null)}
      onClose={onClose}
    />
  );
}
