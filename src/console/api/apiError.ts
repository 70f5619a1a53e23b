/**
 * The error of a failed call, in one shape for all calls:
 * - `http`: the host responded with an error (`status`, and its `message` or `error` if it gave one),
 * - `network`: there was no response,
 * - `schema`: the response does not match the contract (`path` of the fault, never a value),
 * - `aborted`: the response is no longer needed (signed out, the ticket was used).
 */
export interface ApiError {
  kind: 'http' | 'network' | 'schema' | 'aborted';
  status?: number;
  message?: string;
  error?: string;
  retryAfterMs?: number;
  path?: string;
  /** The call will be admitted once it is said who is there (wire: confirm). */
  confirm?: true;
}

/** True for the payload of a rejected call's action, which `.unwrap()` throws. */
export function isApiError(value: unknown): value is ApiError {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    ['http', 'network', 'schema', 'aborted'].includes(String(value.kind))
  );
}

/**
 * True for an error that needs a notice. An aborted call has nobody waiting for it, and a 401 signs out with its own
 * notice.
 */
export const isToBeTold = (error: unknown): boolean =>
  !isApiError(error) || (error.kind !== 'aborted' && error.status !== 401);

/** @returns why a call failed, for the log: without personal data. */
export function reasonOf(error: unknown): string {
  return isApiError(error) ? `${error.kind} ${String(error.status ?? '')}`.trim() : 'no success';
}

/** True without a readable response: then it is unknown whether the host did what was asked. */
export const isUnanswered = (error: unknown): boolean =>
  isApiError(error) && (error.kind === 'network' || error.kind === 'schema');

/**
 * @returns the host's own text about the error, or null when it gave none; `error` is preferred (wire: server-words).
 */
export function serverText(error: unknown): string | null {
  if (!isApiError(error)) return null;
  return error.error || error.message || null;
}
