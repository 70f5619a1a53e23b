import { isApiError, isToBeTold, isUnanswered, serverText } from '@/console/api/apiError';
import type { CallResult } from '@/console/api/api';
import { secondFactorApi, type Shown } from '@/console/api/secondFactor';
import { readProfile } from '@/console/shared/rereads/readNow';
import { selectSideText } from '@/console/shared/text/useSideText';
import type { AppThunk } from '@/console/store/types';

/** What an authenticator app needs. It is the component's alone, and never in an action (wire: begin-second-factor). */
export interface Enrolment {
  segredo: string;
  uri: string;
}

/** With `refusal`, what was said of it, the code was wrong, and another may be tried. */
export type ActivationOutcome = { codes: readonly string[] } | { refusal: string } | 'failed';

const KEY = 'secondFactor';

const { activateSecondFactor, beginSecondFactor, endSecondFactor, renewRecoveryCodes } =
  secondFactorApi.endpoints;
const UNTRACKED = { track: false } as const;

/** Begins to turn the second factor on. @returns null when it failed, which has been said by then. */
export const beginEnrolment = (): AppThunk<Promise<Enrolment | null>> => async (dispatch) => {
  const answer = await dispatch(beginSecondFactor.initiate(undefined, UNTRACKED));
  const { segredo, uri } = (await dispatch(takeShown(answer))) ?? {};
  return segredo === undefined || uri === undefined ? null : { segredo, uri };
};

/**
 * Turns it on with a code of the app, which goes through the vault. Reports a failure; success takes the words of an
 * earlier one away (behaviour: fault-mended).
 */
export const activate =
  (codigo: string): AppThunk<Promise<ActivationOutcome>> =>
  async (dispatch, getState, { notifier, vault }) => {
    const code = vault.put({ fields: { codigo: codigo.trim() } });
    const answer = await dispatch(activateSecondFactor.initiate({ code }, UNTRACKED));
    const codes = await dispatch(takeCodes(answer));
    if (codes !== null) {
      notifier.dismiss(KEY);
      return { codes };
    }
    const { error } = answer;
    if (!isApiError(error) || error.status !== 400) return 'failed';
    return { refusal: serverText(error) ?? selectSideText(getState()).secondFactor.failed };
  };

/** Makes new recovery codes. @returns null when it failed, which has been said by then. */
export const renewCodes = (): AppThunk<Promise<readonly string[] | null>> => async (dispatch) =>
  dispatch(takeCodes(await dispatch(renewRecoveryCodes.initiate(undefined, UNTRACKED))));

/** Asks whether, and turns it off. Reports the result. */
export const turnOff =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { dialogs, notifier }) => {
    const words = selectSideText(getState()).secondFactor;
    if (!dialogs.confirm(words.confirmOff)) return;
    const answer = await dispatch(endSecondFactor.initiate(undefined, UNTRACKED));
    if (await dispatch(hasFailed(answer))) return;
    notifier.notify({ variant: 'success', text: words.turnedOff, key: KEY });
    await dispatch(readProfile());
  };

const takeCodes =
  (answer: CallResult<Shown>): AppThunk<Promise<readonly string[] | null>> =>
  async (dispatch) => {
    const fields = await dispatch(takeShown(answer));
    if (fields === null) return null;
    // That it is on is known from the profile alone.
    await dispatch(readProfile());
    return fields['codigos']?.split('\n') ?? null;
  };

/** What an answer has for the person alone. */
const takeShown =
  (answer: CallResult<Shown>): AppThunk<Promise<Readonly<Record<string, string>> | null>> =>
  async (dispatch, _getState, { vault }) => {
    const failed = await dispatch(hasFailed(answer));
    return failed || answer.data === undefined
      ? null
      : (vault.take(answer.data.shown)?.fields ?? null);
  };

/** Says why a call failed. Without an answer it may have been done, and the profile says whether. */
const hasFailed =
  ({ error }: CallResult<unknown>): AppThunk<Promise<boolean>> =>
  async (dispatch, getState, { notifier }) => {
    if (error === undefined) return false;
    if (isToBeTold(error)) {
      const text = serverText(error) ?? selectSideText(getState()).secondFactor.failed;
      notifier.notify({ variant: 'error', text, key: KEY });
    }
    if (isUnanswered(error)) await dispatch(readProfile());
    return true;
  };
