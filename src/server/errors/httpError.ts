import { accountText } from '@/server/text/accounts';
import { httpText } from '@/server/text/http';
import { secondFactorText } from '@/server/text/secondFactor';

/** An error response. Thrown anywhere below a route, it becomes JSON `{message}` (wire: errors). */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  /**
   * @param status 400 to 599.
   * @param message the text for the person, from server/text: it never contains input or a cause.
   * @param retryAfterS whole seconds for the header Retry-After (429, 503).
   */
  constructor(
    readonly status: number,
    message: string,
    readonly retryAfterS?: number,
    /** The call is admitted once it is said who is there (wire: confirm). */
    readonly asksWhoIsThere = false,
  ) {
    super(message);
  }
}

/** 404: the object does not exist, or this person may not know whether it does (wire: rights). */
export function notFound(message: string = httpText.notFound): HttpError {
  return new HttpError(404, message);
}

/** 403: the person is signed in but not allowed. */
export function forbidden(): HttpError {
  return new HttpError(403, httpText.forbidden);
}

/** 403 (wire: pending): the person is signed in, and waits for approval. */
export function accountPending(): HttpError {
  return new HttpError(403, httpText.accountPending);
}

/** 403 (wire: second-factor-required): an administrator must turn their second factor on first. */
export function secondFactorMissing(): HttpError {
  return new HttpError(403, secondFactorText.turnItOn);
}

/** 403 (wire: confirm): the person may do it, but nobody has said lately that it is them. */
export function confirmationNeeded(): HttpError {
  return new HttpError(403, httpText.confirmationNeeded, undefined, true);
}

/** 422 (behaviour: password-common): of all that may be wrong with a form, the console marks the password by it. */
export function commonPassword(): HttpError {
  return new HttpError(422, accountText.commonPassword);
}

/** 401 (wire: error-statuses): the token is missing, forged, expired or void. */
export function unauthorized(): HttpError {
  return new HttpError(401, httpText.invalidToken);
}
