import { isApiError } from '@/console/api/apiError';
import { authApi } from '@/console/api/auth';
import { selectSessionStatus } from '@/console/entities/session/sessionSelectors';
import { signedOut } from '@/console/entities/session/sessionSlice';
import { backoffMs } from '@/console/lib/backoff';
import { wait } from '@/console/ports/wait';
import type { AppThunk } from '@/console/store/types';

/**
 * Starts the session: with a token the profile is read, without one nobody is signed in (behaviour: session-start).
 * A refused token signs out silently; a host that does not answer is asked again until it does.
 */
export const startSession = (): AppThunk<Promise<void>> => async (dispatch, getState, ports) => {
  const { clock, random, tokens } = ports;
  const token = tokens.get();
  if (token === null) {
    dispatch(signedOut({ reason: 'noToken' }));
    return;
  }
  for (let failures = 1; tokens.get() === token; failures += 1) {
    if (await dispatch(profileAsked())) return;
    await wait(clock, backoffMs(failures, random(), 5_000));
    // Somebody pressed 'Tentar novamente' meanwhile, and it came.
    if (selectSessionStatus(getState()) !== 'loading') return;
  }
};

/**
 * Reads the profile of who has the token, once.
 * @returns false when asking again may tell more.
 */
export const profileAsked =
  (): AppThunk<Promise<boolean>> =>
  async (dispatch, getState, { tokens }) => {
    const token = tokens.get();
    const read = await dispatch(
      authApi.endpoints.getProfile.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    if (read.isSuccess || tokens.get() !== token) return true;
    if (isApiError(read.error) && isRefusal(read.error.status)) {
      tokens.clear();
      dispatch(signedOut({ reason: 'invalidToken' }));
      return true;
    }
    return selectSessionStatus(getState()) !== 'loading';
  };

/** The host knows the question and says no: asking again with the same token changes nothing. */
const isRefusal = (status: number | undefined) =>
  status === 401 || status === 403 || status === 404;
