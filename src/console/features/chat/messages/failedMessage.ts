import { selectOutbox } from '@/console/entities/outbox/outboxSelectors';
import { messageRequeued } from '@/console/entities/outbox/outboxSlice';
import type { AppThunk } from '@/console/store/types';

/**
 * 'Tentar novamente' on an unsent message: puts it back into the queue if it failed (behaviour: outbox-states). The
 * outbox then sends it.
 *
 * @param key the key of the outbox entry.
 */
export const retryMessage =
  (key: string): AppThunk =>
  (dispatch, getState) => {
    const entry = selectOutbox(getState()).find((unsent) => unsent.key === key);
    if (entry?.status === 'failed') dispatch(messageRequeued({ key }));
  };
