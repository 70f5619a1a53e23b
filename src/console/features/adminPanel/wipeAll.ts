import { wipeApi } from '@/console/api/wipe';
import { isToBeTold } from '@/console/api/apiError';
import type { AppThunk } from '@/console/store/types';
import { readList } from '@/console/shared/rereads/readNow';
import { selectSideText } from '@/console/shared/text/useSideText';
import { tellAdminDenied } from './tellAdminDenied';

/**
 * Removes conversations, messages and assignments for everybody, and reports the number of each.
 *
 * @returns whether it was done.
 */
export const wipeAll =
  (): AppThunk<Promise<boolean>> =>
  async (dispatch, getState, { notifier }) => {
    const wiping = wipeApi.endpoints.wipeData.initiate(undefined, { track: false });
    const { data, error } = await dispatch(wiping);
    const { adminPanel, notices } = selectSideText(getState());
    if (error === undefined) {
      const { conversasRemovidas, mensagensRemovidas, atribuicoesRemovidas } = data.estatisticas;
      const text = adminPanel.wiped(conversasRemovidas, mensagensRemovidas, atribuicoesRemovidas);
      notifier.notify({ variant: 'success', text, key: 'wipe' });
      // The event announces the wipe too, but a tab that is disconnected just now misses it.
      void dispatch(readList());
      return true;
    }
    if (dispatch(tellAdminDenied(error))) return false;
    if (!isToBeTold(error)) return false;
    notifier.notify({ variant: 'error', text: notices.wipeFailed, key: 'wipe' });
    return false;
  };
