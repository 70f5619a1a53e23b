import { useState } from 'react';
import { agentsApi } from '@/console/api/agents';
import { selectConversation } from '@/console/entities/conversations/conversationsSelectors';
import { selectLinkedAccount } from '@/console/entities/couponLinks/couponLinksSlice';
import { useSending } from '@/console/shared/forms/useSending';
import { useLocale } from '@/console/shared/text/locale';
import { useText } from '@/console/shared/text/useText';
import { useAppDispatch, useAppSelector, usePorts } from '@/console/store/hooks';
import { transferWordsOf } from '@/console/text/transferWords';
import type { Colleague } from '@/contract/entities/colleague';
import { shownName } from '@/domain/shownName';
import { handOver } from './handOver';
import { TransferDialogView, type Receiver } from './TransferDialogView';
import { selectUnsentOf } from './unsentOf';

/** How often it is read again who is online, in ms. */
const REREAD_MS = 5_000;

interface TransferDialogProps {
  chatId: string;
  onClose: () => void;
}

/** The dialog in which an agent hands a chat over (behaviour: transfer). */
export function TransferDialog({ chatId, onClose }: TransferDialogProps) {
  const { common } = useText();
  const dispatch = useAppDispatch();
  const { newId } = usePorts();
  const words = transferWordsOf(useLocale());
  const conversation = useAppSelector((state) => selectConversation(state, chatId));
  const account = useAppSelector((state) => selectLinkedAccount(state, chatId));
  const unsent = useAppSelector((state) => selectUnsentOf(state, chatId));
  // Who is online changes, and no event tells it to agents.
  const { currentData, isError, refetch } = agentsApi.useListColleaguesQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: REREAD_MS,
  });
  // A reading that fails takes nothing away from the one before it.
  const colleagues = currentData?.items ?? (isError ? 'failed' : 'loading');
  const [key] = useState(newId);
  const [chosen, setChosen] = useState<Receiver | null>(null);
  const receiver = isThere(chosen, colleagues) ? chosen : null;
  const [note, setNote] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const { busy, send } = useSending('transfer');
  if (conversation === null) return null;
  return (
    <TransferDialogView
      words={words}
      common={common}
      customer={shownName(conversation)}
      colleagues={colleagues}
      receiver={receiver}
      note={note}
      moves={account === null ? words.moves : words.movesWith(account)}
      unsent={unsent}
      fault={fault}
      busy={busy}
      onReceiver={setChosen}
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

/** True while somebody can take the chat: the chosen colleague, or for the queue whoever is online. */
function isThere(chosen: Receiver | null, colleagues: readonly Colleague[] | string): boolean {
  if (chosen === null || typeof colleagues === 'string') return false;
  return colleagues.some(({ id }) => chosen.id === null || id === chosen.id);
}
