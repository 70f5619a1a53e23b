import { isToBeTold, serverText } from '@/console/api/apiError';
import { authApi } from '@/console/api/auth';
import { selectAccountText } from '@/console/shared/text/useAccountText';
import type { AppThunk } from '@/console/store/types';

/** What proves who is there: the password, or a code for whoever has a second factor. */
export type Proof = 'senha' | 'codigo';

/**
 * Sends a password or a code as proof of who is there (wire: confirm).
 *
 * @returns null when it was right, else why not; '' when that is said elsewhere.
 */
export const proveIdentity =
  (proof: Proof, typed: string): AppThunk<Promise<string | null>> =>
  async (dispatch, getState, { vault }) => {
    const sealed = vault.put({ fields: { [proof]: typed } });
    const sending = authApi.endpoints.confirm.initiate({ proof: sealed }, { track: false });
    const { error } = await dispatch(sending);
    if (error === undefined) return null;
    if (!isToBeTold(error)) return '';
    return serverText(error) ?? selectAccountText(getState()).identity.failed;
  };
