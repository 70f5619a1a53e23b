import { isApiError } from '@/console/api/apiError';
import { authApi } from '@/console/api/auth';
import { selectSessionStatus } from '@/console/entities/session/sessionSelectors';
import { signedOut } from '@/console/entities/session/entrySession';
import { backoffMs } from '@/console/lib/backoff';
import { wait } from '@/console/lib/wait';
import type { AppThunk } from '@/console/store/types';

/**
 * Starts the session: with a token it reads the profile, without one nobody is signed in (behaviour: session-start). A
 * refused token signs out silently. A host that does not respond is asked again until it does.
 */
export const startSession = (): AppThunk<Promise<void>> => async (dispatch, getState, ports) => {
  const { clock, random, tokens } = ports;
  const token = tokens.get();
  if (token === null) {
    dispatch(signedOut({ reason: 'noToken' }));
    return;
  }
  for (let failures = 1; tokens.get() === token; failures += 1) {
    if (await dispatch(askProfile())) return;
    await wait(clock, backoffMs(failures, random(), 5_000));
    // The person pressed 'Tentar novamente' meanwhile, and that request succeeded.
    if (selectSessionStatus(getState()) !== 'loading') return;
  }
};

/**
 * Reads the profile of the token's owner, once.
 *
 * @returns false when another try may succeed.
 */
export const askProfile =
  (): AppThunk<Promise<boolean>> =>
  async (dispatch, getState, { tokens }) => {
    const token = tokens.get();
    const { error } = await dispatch(
      authApi.endpoints.getProfile.initiate(undefined, { track: false }),
    );
    if (error === undefined || tokens.get() !== token) return true;
    if (isApiError(error) && isRefusal(error.status)) {
      tokens.clear();
      dispatch(signedOut({ reason: 'invalidToken' }));
      return true;
    }
    return selectSessionStatus(getState()) !== 'loading';
  };

/** True when the host refused the request: a retry with the same token changes nothing. */
const isRefusal = (status: number | undefined) =>
  status === 401 || status === 403 || status === 404;
