import { attendanceApi } from '@/console/api/attendance';
import { purchaseApi } from '@/console/api/purchase';
import { isApiError } from '@/console/api/apiError';
import { selectOpenChatId } from '@/console/entities/attention/attentionSlice';
import { selectConversation } from '@/console/entities/conversations/conversationsSelectors';
import { selectDraft } from '@/console/entities/drafts/draftsSlice';
import { realtime } from '@/console/entities/events/realtimeActions';
import { selectStanding } from '@/console/entities/session/sessionSelectors';
import type { AppListenerApi, StartAppListening } from '@/console/store/listening';
import type { RootState } from '@/console/store/types';
import { selectEntryWords } from '@/console/shared/text/useText';
import { formatPhone } from '@/domain/phone';

/** It comes unawaited, amid other work: it stays as long as a warning, in ms. */
const READ_MS = 5000;

/** The open chat that has just left the list of who is signed in, or null. */
function openChatLeft(now: RootState, before: RootState): string | null {
  const chatId = selectOpenChatId(now);
  // With other rights everything left, and most of it comes again.
  if (chatId === null || selectStanding(now) !== selectStanding(before)) return null;
  const hasLeft =
    selectConversation(before, chatId) !== null && selectConversation(now, chatId) === null;
  return hasLeft ? chatId : null;
}

/**
 * Says it when the open chat goes by what was done elsewhere: ended by an admin or in another tab, removed,
 * missing from the list that was read again. An unsent draft goes with its chat, and that is said too
 * (behaviour: chat-ended-elsewhere).
 */
export function addEndedElsewhereListeners(start: StartAppListening): void {
  const { finishAttendance } = attendanceApi.endpoints;
  const { registerPurchase } = purchaseApi.endpoints;
  /** The chats whose attendance is being ended from here, or may have been: an answer that got lost. */
  const endedHere = new Set<string>();

  const begun = (chatId: string, { getState }: AppListenerApi) => {
    // A purchase has ended it already when it asks for that.
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
    // A wipe is said by itself.
    predicate: (action, now, before) =>
      !realtime.dadosLimpos.match(action) && openChatLeft(now, before) !== null,
    effect: (_action, { extra, getOriginalState, getState }) => {
      const before = getOriginalState();
      const chatId = selectOpenChatId(before);
      const conversation = chatId === null ? null : selectConversation(before, chatId);
      if (chatId === null || conversation === null || endedHere.delete(chatId)) return;
      const { endedElsewhere, endedElsewhereWithDraft } = selectEntryWords(getState()).notices;
      const words =
        selectDraft(before, chatId).trim() === '' ? endedElsewhere : endedElsewhereWithDraft;
      const text = words(conversation.name || formatPhone(conversation.number));
      extra.notifier.notify({ variant: 'info', text, key: `ended:${chatId}`, durationMs: READ_MS });
    },
  });
}
