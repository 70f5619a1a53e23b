import { attendanceApi } from '@/console/api/attendance';
import { purchaseApi } from '@/console/api/purchase';
import { isApiError } from '@/console/api/apiError';
import { selectOpenChatId } from '@/console/entities/attention/attentionSlice';
import {
  chatLeft,
  selectConversation,
} from '@/console/entities/conversations/conversationsSelectors';
import { selectDraft } from '@/console/entities/drafts/draftsSlice';
import { selectNoteDraft } from '@/console/entities/noteDrafts/noteDraftsSlice';
import { realtime } from '@/console/entities/events/realtimeActions';
import { selectUserAndRole } from '@/console/entities/session/sessionSelectors';
import type { AppListenerApi, StartAppListening } from '@/console/store/listening';
import type { RootState } from '@/console/store/types';
import { selectText } from '@/console/shared/text/useText';
import { shownName } from '@/domain/shownName';

/** How long the notice stays, in ms: as long as a warning. The agent did not expect it and is busy with other work. */
const READ_MS = 5000;

/** @returns the id of the open chat if this action removed it from the signed-in person's list, else null. */
function openChatLeft(now: RootState, before: RootState): string | null {
  const chatId = selectOpenChatId(now);
  // After a change of rights the whole list is dropped and most of it is loaded again, so a missing chat means nothing.
  if (chatId === null || selectUserAndRole(now) !== selectUserAndRole(before)) return null;
  return chatLeft(chatId, now, before) ? chatId : null;
}

/**
 * Notifies the agent when the open chat disappears because of something done elsewhere: an admin or another tab ended
 * it, it was removed, or the re-read list no longer contains it. An unsent draft is lost with its chat, and the notice
 * says so (behaviour: chat-ended-elsewhere).
 */
export function addEndedElsewhereListeners(start: StartAppListening): void {
  const { finishAttendance } = attendanceApi.endpoints;
  const { registerPurchase } = purchaseApi.endpoints;
  /** Chats whose attendance this tab is ending, or may have ended (the response was lost). */
  const endedHere = new Set<string>();

  const begun = (chatId: string, { getState }: AppListenerApi) => {
    // A purchase sends this request after it has already ended the attendance and removed the chat.
    if (selectConversation(getState(), chatId) !== null) endedHere.add(chatId);
  };
  const failed = (chatId: string, error: unknown) => {
    if (isApiError(error) && error.kind === 'http') endedHere.delete(chatId);
  };
  start({
    matcher: finishAttendance.matchPending,
    effect: ({ meta }, listener) => begun(meta.arg.originalArgs.chatId, listener),
  });
  start({
    matcher: finishAttendance.matchRejected,
    effect: ({ meta, payload }) => failed(meta.arg.originalArgs.chatId, payload),
  });
  start({
    matcher: registerPurchase.matchPending,
    effect: ({ meta }, listener) => begun(meta.arg.originalArgs.purchase.chatId, listener),
  });
  start({
    matcher: registerPurchase.matchRejected,
    effect: ({ meta, payload }) => failed(meta.arg.originalArgs.purchase.chatId, payload),
  });
  start({
    actionCreator: realtime.transferenciaEncerrada,
    // The chat leaves with the next event, and its giver is told by whom it was taken (behaviour: transfer-ended).
    effect: ({ payload: { chatId, resultado } }, { getState }) => {
      const isOpen = selectOpenChatId(getState()) === chatId;
      if (resultado === 'aceita' && isOpen) endedHere.add(chatId);
    },
  });
  start({
    // A wipe has its own notice.
    predicate: (action, now, before) =>
      !realtime.dadosLimpos.match(action) && openChatLeft(now, before) !== null,
    effect: (_action, { extra, getOriginalState, getState }) => {
      const before = getOriginalState();
      const chatId = selectOpenChatId(before);
      const conversation = chatId === null ? null : selectConversation(before, chatId);
      if (chatId === null || conversation === null || endedHere.delete(chatId)) return;
      const { endedElsewhere, endedElsewhereWithDraft } = selectText(getState()).notices;
      const written = selectDraft(before, chatId) + selectNoteDraft(before, chatId).text;
      const words = written.trim() === '' ? endedElsewhere : endedElsewhereWithDraft;
      const text = words(shownName(conversation));
      extra.notifier.notify({ variant: 'info', text, key: `ended:${chatId}`, durationMs: READ_MS });
    },
  });
}
