import { selectOpenChatId } from '@/console/entities/attention/attentionSlice';
import { selectConversation } from '@/console/entities/conversations/conversationsSelectors';
import { selectDraft } from '@/console/entities/drafts/draftsSlice';
import { realtime } from '@/console/entities/events/realtimeActions';
import { selectNoteDraft } from '@/console/entities/noteDrafts/noteDraftsSlice';
import { selectIsAdmin, selectUserId } from '@/console/entities/session/sessionSelectors';
import { giveBack } from '@/console/shared/notices/giveBack';
import { selectText } from '@/console/shared/text/useText';
import { wasDropped, type AppListenerApi, type StartAppListening } from '@/console/store/listening';
import type { EventPayload } from '@/contract/events';
import { shownName } from '@/domain/shownName';

type Ended = EventPayload<'transferenciaEncerrada'>;

/** How long it is shown that a chat is gone, in ms: its giver is busy with other work. */
const READ_MS = 8_000;

/** @returns how a transfer ended, in words; null for an end of the giver's own, which they know. */
function wordsOf({ resultado, para }: Ended, name: string, listener: AppListenerApi) {
  const { transferAccepted, transferRefused, transferExpired } = selectText(
    listener.getState(),
  ).notices;
  switch (resultado) {
    case 'aceita':
      return transferAccepted(para?.nome ?? '', name);
    case 'recusada':
      return transferRefused(para?.nome ?? null, name);
    case 'expirada':
      return transferExpired(name);
    default:
      return null;
  }
}

/** What the giver wrote and did not send leaves with the chat: it is said, and can be copied. */
function giveUnsentBack(chatId: string, listener: AppListenerApi): void {
  const state = listener.getState();
  const { notices } = selectText(state);
  const texts = [
    { key: `draft:${chatId}`, text: selectDraft(state, chatId), say: notices.draftGivenUp },
    {
      key: `note:${chatId}`,
      text: selectNoteDraft(state, chatId).text,
      say: notices.noteGivenUp,
    },
  ];
  for (const one of texts.filter(({ text }) => text.trim() !== '')) giveBack(listener, one);
}

/**
 * Tells who handed a chat over what became of it (behaviour: transfer-ended). Who took it sees the chat open, and
 * administrators see it in their list.
 */
export function addTransferListeners(start: StartAppListening): void {
  start({
    actionCreator: realtime.transferenciaEncerrada,
    effect: ({ payload }, listener) => {
      const { chatId, para, resultado } = payload;
      const state = listener.getState();
      const conversation = selectConversation(state, chatId);
      const isTaken = resultado === 'aceita';
      const isGiver = !selectIsAdmin(state) && !(isTaken && para?.id === selectUserId(state));
      if (wasDropped(listener) || !isGiver || conversation === null) return;
      const name = shownName(conversation);
      const text = wordsOf(payload, name, listener);
      if (text !== null) {
        listener.extra.notifier.notify({
          ...{ variant: isTaken ? 'success' : 'warning', text, key: `transfer:${chatId}` },
          ...(isTaken && selectOpenChatId(state) === chatId ? { durationMs: READ_MS } : {}),
        });
      }
      if (isTaken) giveUnsentBack(chatId, listener);
    },
  });
}
