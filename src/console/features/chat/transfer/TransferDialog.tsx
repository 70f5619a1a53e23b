import { useState } from 'react';
import { agentsApi } from '@/console/api/agents';
import { selectConversation } from '@/console/entities/conversations/conversationsSelectors';
import { selectLinkedAccount } from '@/console/entities/couponLinks/couponLinksSlice';
import { selectLocale } from '@/console/entities/preferences/preferencesSlice';
import { useSending } from '@/console/shared/forms/useSending';
import { useText } from '@/console/shared/text/useText';
import { useAppDispatch, useAppSelector, usePorts } from '@/console/store/hooks';
import { transferWordsOf } from '@/console/text/transferWords';
import { shownName } from '@/domain/shownName';
import { handOver } from './handOver';
import { TransferDialogView, type Receiver } from './TransferDialogView';
import { selectUnsentOf } from './unsentOf';

interface TransferDialogProps {
  chatId: string;
  onClose: () => void;
}

/** The dialog in which an agent hands a chat over (behaviour: transfer). */
export function TransferDialog({ chatId, onClose }: TransferDialogProps) {
  const { common } = useText();
  const dispatch = useAppDispatch();
  const { newId } = usePorts();
  const words = transferWordsOf(useAppSelector(selectLocale));
  const conversation = useAppSelector((state) => selectConversation(state, chatId));
  const account = useAppSelector((state) => selectLinkedAccount(state, chatId));
  const unsent = useAppSelector((state) => selectUnsentOf(state, chatId));
  // It is read anew at each opening: who is online changes, and no event tells it to agents.
  const { currentData, isError, isFetching, refetch } = agentsApi.useListColleaguesQuery(
    undefined,
    { refetchOnMountOrArgChange: true },
  );
  const [key] = useState(newId);
  const [receiver, setReceiver] = useState<Receiver | null>(null);
  const [note, setNote] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const { busy, send } = useSending('transfer');
  if (conversation === null) return null;
  return (
    <TransferDialogView
      words={words}
      common={common}
      customer={shownName(conversation)}
      colleagues={isFetching ? 'loading' : isError ? 'failed' : (currentData?.items ?? [])}
      receiver={receiver}
      note={note}
      moves={account === null ? words.moves : words.movesWith(account)}
      unsent={unsent}
      fault={fault}
      busy={busy}
      onReceiver={setReceiver}
      onNote={setNote}
      onRetry={() => void refetch()}
      onSubmit={() => {
        if (receiver === null) return;
        send(async () => {
          setFault(null);
          const found = await dispatch(
            handOver({ chatId, to: receiver.id, note: note.trim(), key }, words),
          );
          if (found === null) onClose();
          else setFault(found === '' ? null : found);
          return found !== null;
        });
      }}
      onClose={() => {
        if (!busy) onClose();
      }}
    />
  );
}
