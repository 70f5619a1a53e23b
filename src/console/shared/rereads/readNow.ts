import { agentsApi } from '@/console/api/agents';
import { isApiError } from '@/console/api/apiError';
import { authApi } from '@/console/api/auth';
import { clientesApi } from '@/console/api/clientes';
import { conversationsApi } from '@/console/api/conversations';
import { statusApi } from '@/console/api/status';
import type { AppThunk } from '@/console/store/types';

/** What a read that was asked for came to. */
interface Read {
  isSuccess: boolean;
  error?: unknown;
}

/** 'It is not there' and 'it is not yours' are answers: asking again would change nothing. */
const isAnswered = ({ error, isSuccess }: Read) =>
  isSuccess || (isApiError(error) && (error.status === 404 || error.status === 403));

interface Running extends PromiseLike<Read> {
  abort(): void;
  unsubscribe(): void;
}

type Dispatch = Parameters<AppThunk>[0];

/** What took the place of a read that was given up. */
const heirs = new WeakMap<Running, Promise<boolean>>();

/**
 * Asks anew. A read of the same that is under way was asked for before, so it may be true at an earlier
 * moment than the caller wants: it is given up, and whoever waits for it hears what the newer one comes to.
 * Nothing is kept in RTK Query's cache: slices own it.
 */
function readNow(
  running: (dispatch: Dispatch) => Running | undefined,
  start: (dispatch: Dispatch) => Running,
): AppThunk<Promise<boolean>> {
  return (dispatch) => {
    let answer: (read: Promise<boolean>) => void = () => undefined;
    const heir = new Promise<boolean>((resolve) => {
      answer = resolve;
    });
    const ask = async () => {
      for (let earlier = running(dispatch); earlier; earlier = running(dispatch)) {
        heirs.set(earlier, heir);
        earlier.abort();
        await earlier;
      }
      // Held until it is read: what is left of one that was given up would take the answer away with it.
      const asked = start(dispatch);
      const read: Read = await asked;
      asked.unsubscribe();
      return heirs.get(asked) ?? isAnswered(read);
    };
    answer(ask());
    return heir;
  };
}

const ANEW = { forceRefetch: true } as const;
const { endpoints, util } = conversationsApi;

/** Reads the conversation list. @returns whether the host answered, as all of these do. */
export const readList = () =>
  readNow(
    (dispatch) => dispatch(util.getRunningQueryThunk('listConversations', undefined)),
    (dispatch) => dispatch(endpoints.listConversations.initiate(undefined, ANEW)),
  );

/** Reads the messaging app's connection. */
export const readStatus = () =>
  readNow(
    (dispatch) => dispatch(statusApi.util.getRunningQueryThunk('getStatus', undefined)),
    (dispatch) => dispatch(statusApi.endpoints.getStatus.initiate(undefined, ANEW)),
  );

/** Reads a chat's newest messages, or those before the message `before`. */
export const readMessages = (chatId: string, before?: string) => {
  const arg = before === undefined ? { chatId } : { chatId, before };
  return readNow(
    (dispatch) => dispatch(util.getRunningQueryThunk('getConversation', arg)),
    (dispatch) => dispatch(endpoints.getConversation.initiate(arg, ANEW)),
  );
};

/** Reads the record of a chat's customer. */
export const readClient = (chatId: string) =>
  readNow(
    (dispatch) => dispatch(clientesApi.util.getRunningQueryThunk('getCliente', { chatId })),
    (dispatch) => dispatch(clientesApi.endpoints.getCliente.initiate({ chatId }, ANEW)),
  );

/** Reads the agent's earnings. */
export const readEarnings = () =>
  readNow(
    (dispatch) => dispatch(agentsApi.util.getRunningQueryThunk('getEarnings', undefined)),
    (dispatch) => dispatch(agentsApi.endpoints.getEarnings.initiate(undefined, ANEW)),
  );

/** Reads whether the agent is online. */
export const readOnline = () =>
  readNow(
    (dispatch) => dispatch(agentsApi.util.getRunningQueryThunk('getStatistics', undefined)),
    (dispatch) => dispatch(agentsApi.endpoints.getStatistics.initiate(undefined, ANEW)),
  );

/** Reads who is signed in: their name, their photo and their rights may have been changed by somebody else. */
export const readProfile = () =>
  readNow(
    (dispatch) => dispatch(authApi.util.getRunningQueryThunk('getProfile', undefined)),
    (dispatch) => dispatch(authApi.endpoints.getProfile.initiate(undefined, ANEW)),
  );
