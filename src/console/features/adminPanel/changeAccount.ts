import { accountsApi } from '@/console/api/accounts';
import { isToBeTold, serverText } from '@/console/api/apiError';
import { runCall } from '@/console/shared/deeds/runCall';
import { selectSideText } from '@/console/shared/text/useSideText';
import type { AppThunk } from '@/console/store/types';
import type { User } from '@/contract/entities/user';
import type { AccountAct } from './accountActs';
import { tellAdminDenied } from './tellAdminDenied';

/** The key under which an act on this account runs. */
export const accountKey = (userId: string): string => `account:${userId}`;

/** The answers of the calls, as far as they are shown. */
interface Done {
  success: boolean | null;
  /** What a suspension took from the person. */
  conversas?: number;
  cupons?: number;
}

/**
 * Does an act on somebody's account, and says what became of it.
 *
 * @returns whether it was done.
 */
export const changeAccount =
  (act: AccountAct, { id, nome }: Pick<User, 'id' | 'nome'>): AppThunk<Promise<boolean>> =>
  async (dispatch, getState, { notifier }) => {
    const { data, error } = await dispatch(call(act, id));
    const words = selectSideText(getState()).adminPanel;
    const key = accountKey(id);
    if (data !== undefined && data.success !== false) {
      const { conversas = 0, cupons = 0 } = data;
      const text = words.actsDone[act](nome || words.noName, conversas, cupons);
      notifier.notify({ variant: 'success', text, key });
      return true;
    }
    if (dispatch(tellAdminDenied(error))) return false;
    if (!isToBeTold(error)) return false;
    notifier.notify({ variant: 'error', text: serverText(error) ?? words.actFailed, key });
    return false;
  };

const call =
  (
    act: AccountAct,
    userId: string,
  ): AppThunk<Promise<{ data?: Done | undefined; error?: unknown }>> =>
  (dispatch) => {
    const { endSessions, refuseAccount, setAccountState, setRole } = accountsApi.endpoints;
    const key = accountKey(userId);
    switch (act) {
      case 'approve':
      case 'reactivate':
        return dispatch(runCall(setAccountState, { userId, estado: 'ativo' }, key));
      case 'suspend':
        return dispatch(runCall(setAccountState, { userId, estado: 'suspenso' }, key));
      case 'promote':
      case 'demote':
        return dispatch(runCall(setRole, { userId, isAdmin: act === 'promote' }, key));
      case 'refuse':
        return dispatch(runCall(refuseAccount, { userId }, key));
      case 'endSessions':
        return dispatch(runCall(endSessions, { userId }, key));
    }
  };
