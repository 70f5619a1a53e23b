import { httpText } from '@/server/text/http';

/** An answer that is an error: thrown anywhere below a route, it becomes JSON `{message}` (wire: errors). */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  /**
   * @param status 400 to 599.
   * @param message what the person reads, of server/text: never a value that came in, never a cause.
   * @param retryAfterS whole seconds for the header Retry-After (429, 503).
   */
  constructor(
    readonly status: number,
    message: string,
    readonly retryAfterS?: number,
  ) {
    super(message);
  }
}

/** 404: it does not exist, or this person may not know whether it does (wire: rights). */
export function notFound(message: string = httpText.notFound): HttpError {
  return new HttpError(404, message);
}

/** 403: signed in, and not allowed. */
export function forbidden(): HttpError {
  return new HttpError(403, httpText.forbidden);
}

/** 401 (wire: error-statuses): there is no token, or it is forged, expired or void. */
export function unauthorized(): HttpError {
  return new HttpError(401, httpText.invalidToken);
}
