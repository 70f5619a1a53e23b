import { isToBeTold, serverText } from '@/console/api/apiError';
import { clientesApi } from '@/console/api/clientes';
import type { AppThunk } from '@/console/store/types';
import type { RemarkWords } from '@/console/text/remarkWords';

/**
 * Saves the remark on a chat's customer; an empty text removes it.
 *
 * @returns what is wrong, in words; null when it is saved; an empty text when there is nobody to tell.
 */
export const saveRemark =
  (chatId: string, text: string, words: RemarkWords): AppThunk<Promise<string | null>> =>
  async (dispatch) => {
    const { data, error } = await dispatch(
      clientesApi.endpoints.setRemark.initiate({ chatId, text: text.trim() }, { track: false }),
    );
    if (error === undefined) return data.success === false ? words.failed : null;
    return isToBeTold(error) ? (serverText(error) ?? words.failed) : '';
  };
