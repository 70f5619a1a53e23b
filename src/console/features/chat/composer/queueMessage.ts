import { messageQueued } from '@/console/entities/outbox/outboxSlice';
import type { AppThunk } from '@/console/store/types';
import { MESSAGE_MAX_LENGTH } from '@/contract/rest/conversations';

/** @returns by how many characters a message is too long; 0 when it may be sent. */
export const charactersOver = (text: string): number =>
  Math.max(0, text.trim().length - MESSAGE_MAX_LENGTH);

/**
 * Puts a message into the outbox before it is sent (behaviour: outbox-first). Blank text is ignored. A text that no
 * host would accept stays a draft, and the input says so (behaviour: send-blank, send-limits).
 *
 * @returns whether there was something to send.
 */
export const queueMessage =
  (chatId: string, text: string): AppThunk<boolean> =>
  (dispatch, _getState, { clock, newId }) => {
    if (text.trim() === '' || charactersOver(text) > 0) return false;
    dispatch(messageQueued({ key: newId(), chatId, text: text.trim(), createdAt: clock.now() }));
    return true;
  };
