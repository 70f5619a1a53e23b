import { agentsApi } from '@/console/api/agents';
import { isApiError } from '@/console/api/apiError';
import { authApi } from '@/console/api/auth';
import { clientesApi } from '@/console/api/clientes';
import { conversationsApi } from '@/console/api/conversations';
import { statusApi } from '@/console/api/status';
import type { AppThunk } from '@/console/store/types';

/** What a read that was asked for came to. */
interface Came {
  error?: unknown;
}

/** 'It is not there' and 'it is not yours' are answers: asking again would change nothing. */
const isAnswered = ({ error }: Came) =>
  error === undefined || (isApiError(error) && (error.status === 404 || error.status === 403));

/** Nobody looks at the call itself: what it answers goes to the slices (store/asks.ts). */
const UNTRACKED = { track: false } as const;

const answered =
  (ask: AppThunk<PromiseLike<Came>>): AppThunk<Promise<boolean>> =>
  async (dispatch) =>
    isAnswered(await dispatch(ask));

/**
 * Reads the conversation list.
 * @returns whether the host answered, as all of these do. Each is a request of its own: one of the same that is under
 * way was asked for earlier, so it may be true at an earlier moment than the caller wants.
 */
export const readList = () =>
  answered(conversationsApi.endpoints.listConversations.initiate(undefined, UNTRACKED));

/** Reads the messaging app's connection. */
export const readStatus = () =>
  answered(statusApi.endpoints.getStatus.initiate(undefined, UNTRACKED));

/** Reads a chat's newest messages, or those before the message `before`. */
export const readMessages = (chatId: string, before?: string) => {
  const arg = before === undefined ? { chatId } : { chatId, before };
  return answered(conversationsApi.endpoints.getConversation.initiate(arg, UNTRACKED));
};

/** Reads the record of a chat's customer. */
export const readClient = (chatId: string) =>
  answered(clientesApi.endpoints.getCliente.initiate({ chatId }, UNTRACKED));

/** Reads the agent's earnings. */
export const readEarnings = () =>
  answered(agentsApi.endpoints.getEarnings.initiate(undefined, UNTRACKED));

/** Reads whether the agent is online. */
export const readOnline = () =>
  answered(agentsApi.endpoints.getStatistics.initiate(undefined, UNTRACKED));

/** Reads who is signed in: their name, their photo and their rights may have been changed by somebody else. */
export const readProfile = () =>
  answered(authApi.endpoints.getProfile.initiate(undefined, UNTRACKED));
