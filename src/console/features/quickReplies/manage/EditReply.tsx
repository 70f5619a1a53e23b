import { useState } from 'react';
import { selectIsAdmin } from '@/console/entities/session/sessionSelectors';
import { useSending } from '@/console/shared/forms/useSending';
import { useUnsaved } from '@/console/shared/forms/useUnsaved';
import { useText } from '@/console/shared/text/useText';
import { useAppDispatch, useAppSelector } from '@/console/store/hooks';
import type { QuickReplyWords } from '@/console/text/quickReplyWords';
import type { AskedFor } from '@/console/ui/useAskedFields';
import type { QuickReply } from '@/contract/entities/quickReply';
import { quickReplyFault, quickReplyFaultField } from '@/domain/validation/quickReply';
import { EditReplyView, type ReplyEntry, type ReplyField } from './EditReplyView';
import { saveReply, type EntryFaults } from './replyDeeds';

interface EditReplyProps {
  words: QuickReplyWords;
  /** null: a new one. */
  reply: QuickReply | null;
  /** Back to the list. */
  onDone: () => void;
  onClose: () => void;
}

const NEW: ReplyEntry = { atalho: '', texto: '', daEquipe: false };

/** The form for one reply (behaviour: quick-reply-edit). What is wrong is said at its field. */
export function EditReply({ words, reply, onDone, onClose }: EditReplyProps) {
  const { common } = useText();
  const dispatch = useAppDispatch();
  const isAdmin = useAppSelector(selectIsAdmin);
  const before = reply ?? NEW;
  const [entry, setEntry] = useState<ReplyEntry>(before);
  const [faults, setFaults] = useState<EntryFaults>({});
  const [askedFor, setAskedFor] = useState<AskedFor<ReplyField | 'submit'> | null>(null);
  const { busy, send } = useSending('quickReply');
  const isChanged = entry.atalho !== before.atalho || entry.texto !== before.texto;
  const mayClose = useUnsaved(isChanged, words.confirmLeave);
  const leaveBy = (close: () => void) => () => {
    if (!busy && mayClose()) close();
  };

  /** Says what is wrong, and leads to the first place of it. */
  const tell = (found: EntryFaults) => {
    setFaults(found);
    setAskedFor({ field: found.atalho ? 'atalho' : found.texto ? 'texto' : 'submit' });
  };
  const save = () => {
    const fault = quickReplyFault(entry);
    if (fault !== null) {
      tell({ [quickReplyFaultField(fault)]: words.faults[fault] });
      return;
    }
    send(async () => {
      setFaults({});
      const found = await dispatch(saveReply(reply, entry, words));
      if (found === null) onDone();
      else tell(found);
      return found !== null;
    });
  };

  return (
    <EditReplyView
      words={words}
      common={common}
      isNew={reply === null}
      mayBeTeams={isAdmin && reply === null}
      entry={entry}
      faults={faults}
      askedFor={askedFor}
      busy={busy}
      onChange={(change) => {
        setEntry({ ...entry, ...change });
        setFaults((said) =>
          Object.fromEntries(Object.entries(said).filter(([field]) => !(field in change))),
        );
      }}
      onSubmit={save}
      onCancel={leaveBy(onDone)}
      onClose={leaveBy(onClose)}
    />
  );
}
