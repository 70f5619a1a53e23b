import type { Answer, CallResult } from '@/console/api/api';
import { isApiError } from '@/console/api/apiError';

/**
 * The outcome of accepting an offer:
 * - `accepted`: the customer is the agent's,
 * - `refused`: the host said no; an event follows if the offer is over, else the agent may try again,
 * - `gone`: there is no such offer for this agent,
 * - `aborted`: nobody waits for the response any more,
 * - `unsure`: any other failure may hide a lost success. In that case an event brings the chat.
 */
export type AcceptOutcome = 'accepted' | 'refused' | 'gone' | 'aborted' | 'unsure';

/**
 * Decides whether accepting an offer succeeded (behaviour: offer-accept). A host may leave `success` out, so only
 * `false` is a refusal.
 */
export function outcomeOfAccept({
  data,
  error,
}: CallResult<Pick<Answer<'acceptOffer'>, 'success'>>): AcceptOutcome {
  if (data !== undefined) return data.success === false ? 'refused' : 'accepted';
  if (!isApiError(error)) return 'unsure';
  if (error.kind === 'aborted') return 'aborted';
  if (error.status === 409) return 'refused';
  return error.status === 404 ? 'gone' : 'unsure';
}
