import { qrShown } from '@/console/entities/attention/attentionSlice';
import { selectQr } from '@/console/entities/connection/connectionSelectors';
import { readStatus } from '@/console/shared/rereads/readNow';
import type { AppThunk } from '@/console/store/types';

/** Shows the QR code that connects WhatsApp (behaviour: qr-modal). */
export const showQr = (): AppThunk => (dispatch, getState) => {
  dispatch(qrShown({ shown: true }));
  // This page has not received a code that was issued before it loaded. The host knows it.
  if (selectQr(getState()) === null) void dispatch(readStatus());
};
