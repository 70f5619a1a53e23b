/**
 * What a call that failed says, in one shape for every call:
 * - `http`: the host answered with an error (`status`, its `message` or `error` where it gave one),
 * - `network`: no answer at all,
 * - `schema`: an answer that does not fit the contract (`path` of the fault, never a value),
 * - `aborted`: the answer is no longer wanted (signed out, asked again, the ticket was used).
 */
export interface ApiError {
  kind: 'http' | 'network' | 'schema' | 'aborted';
  status?: number;
  message?: string;
  error?: string;
  retryAfterMs?: number;
  path?: string;
}

/** True for what a rejected call's action carries, and `.unwrap()` throws. */
export function isApiError(value: unknown): value is ApiError {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    ['http', 'network', 'schema', 'aborted'].includes(String(value.kind))
  );
}

/** Worth a word of its own: not what nobody waits for any more, nor what signs out with its own words. */
export const isToBeTold = (error: unknown): boolean =>
  !isApiError(error) || (error.kind !== 'aborted' && error.status !== 401);

/** The host's own words for what went wrong, where it gave any; `error` goes first (wire: server-words). */
export function serverText(error: unknown): string | null {
  if (!isApiError(error)) return null;
  return error.error || error.message || null;
}
