import { isToBeTold, serverText } from '@/console/api/apiError';
import { attendanceApi } from '@/console/api/attendance';
import { couponsApi } from '@/console/api/coupons';
import { selectLinkedAccount } from '@/console/entities/couponLinks/couponLinksSlice';
import { selectUserId } from '@/console/entities/session/sessionSelectors';
import { findOwnAccount } from '@/console/shared/coupons/findOwnAccount';
import type { AppThunk } from '@/console/store/types';
import type { TransferWords } from '@/console/text/transferWords';

/** What somebody has chosen in the dialog. */
interface Choice {
  chatId: string;
  /** The receiver's id; null: whoever takes it. */
  to: string | null;
  note: string;
  /** The Idempotency-Key, the same for every attempt of one dialog. */
  key: string;
}

/**
 * Hands a chat over, with the account that is linked to its customer, as far as the agent still holds it.
 *
 * @returns what is wrong, in words; null when it is on its way; an empty text when there is nobody to tell.
 */
export const handOver =
  (choice: Choice, words: TransferWords): AppThunk<Promise<string | null>> =>
  async (dispatch, getState) => {
    const email = selectLinkedAccount(getState(), choice.chatId);
    const userId = selectUserId(getState());
    if (userId === null) return '';
    const found = email === null ? 'gone' : await dispatch(findOwnAccount(userId, email));
    if (found === 'unread') return words.accountUnread;
    const account = found === 'gone' ? null : found.id;
    if (account !== null) {
      // The host is told of a link in passing, and may not have heard of it; it moves no account that is not linked.
      await dispatch(
        couponsApi.endpoints.setCouponLink.initiate(
          { id: account, linked: true },
          { track: false },
        ),
      );
    }
    const { data, error } = await dispatch(
      attendanceApi.endpoints.transferChat.initiate({ ...choice, account }, { track: false }),
    );
    if (error === undefined) return data.success === false ? words.notSent : null;
    return isToBeTold(error) ? (serverText(error) ?? words.notSent) : '';
  };
