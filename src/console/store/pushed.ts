import { agentsApi } from '@/console/api/agents';
import type { NoArg } from '@/console/api/api';
import { isApiError } from '@/console/api/apiError';
import { authApi } from '@/console/api/auth';
import { clientesApi } from '@/console/api/clientes';
import { conversationsApi } from '@/console/api/conversations';
import { statusApi } from '@/console/api/status';
import { selectOpenChatId } from '@/console/entities/attention/attentionSlice';
import { selectIsGroup } from '@/console/entities/conversations/conversationsSelectors';
import { selectIsAdmin, selectIsWithoutRights } from '@/console/entities/session/sessionSelectors';
import type { AppThunk, RootState } from './types';

/**
 * How to tell which of two responses to the same request is newer (wire: asked-later): by the positions at which they
 * are true, or by which was asked for later.
 */
export type NewerBy = 'position' | 'asking';

/**
 * Reads something again. @returns whether the host answered. Each read is a request of its own: a pending request for
 * the same was sent earlier, so its response may be older than the caller needs.
 */
export type ReadThunk = AppThunk<Promise<boolean>>;

interface Called {
  error?: unknown;
}

interface Endpoint<Arg> {
  name: string;
  initiate(arg: Arg, options: { track: false }): AppThunk<PromiseLike<Called>>;
}

/** 403 and 404 count as answers: a retry would change nothing. */
const isAnswered = ({ error }: Called) =>
  error === undefined || (isApiError(error) && (error.status === 404 || error.status === 403));

type UnderOtherRights = 'emptied' | 'stays';

interface Row<Arg> {
  /** The slice that owns the data. */
  slice: keyof RootState;
  /** The call whose response is all of it, or all of one chat's. Screens read the slice, never the call. */
  snapshot: Endpoint<Arg>;
  /** It is `asking` where no event tells of a change: then only a later request says that its response is newer. */
  newerBy?: NewerBy;
  /** The arguments that a round of re-reads uses in this state (wire: resync). */
  inRound: (state: RootState) => readonly Arg[];
  /** It is read as soon as somebody is known, with the arguments of a round: it need not wait for the socket. */
  atSignIn?: boolean;
  /** A failure is shown in its own place (behaviour: customer-record-failed), and the round still succeeds. */
  failsAlone?: boolean;
  /** Whether it is emptied when its person gets other rights (behaviour: session-rights-change). */
  underOtherRights: UnderOtherRights;
}

/** The row of data that a call can read again as a whole. */
function read<Arg>({ inRound, snapshot, ...row }: Row<Arg>) {
  const { atSignIn = false, failsAlone = false } = row;
  const { newerBy = 'position', slice, underOtherRights } = row;
  const ask =
    (arg: Arg): ReadThunk =>
    async (dispatch) =>
      isAnswered(await dispatch(snapshot.initiate(arg, { track: false })));
  const askInRound =
    (arg: Arg): ReadThunk =>
    async (dispatch) =>
      (await dispatch(ask(arg))) || failsAlone;
  return {
    slice,
    snapshot: snapshot.name,
    newerBy,
    read: ask,
    readsInRound: (state: RootState) => inRound(state).map(askInRound),
    readsAtSignIn: (state: RootState) => (atSignIn ? inRound(state).map(ask) : []),
    underOtherRights,
  };
}

/** Who has no rights yet may read nothing (wire: pending, second-factor-required). */
const always = (state: RootState): NoArg[] => (selectIsWithoutRights(state) ? [] : [undefined]);
const ofAgents = (state: RootState): NoArg[] => (selectIsAdmin(state) ? [] : always(state));

const openChat = (state: RootState) => {
  const chatId = selectOpenChatId(state);
  return chatId === null ? [] : [{ chatId }];
};

const openCustomer = (state: RootState) =>
  openChat(state).filter(({ chatId }) => !selectIsGroup(state, chatId));

/** The row of data that only events carry: no call lists it. */
const heard = (slice: keyof RootState, underOtherRights: UnderOtherRights) => ({
  slice,
  snapshot: null,
  readsInRound: (): ReadThunk[] => [],
  readsAtSignIn: (): ReadThunk[] => [],
  underOtherRights,
});

const { getConversation, listConversations } = conversationsApi.endpoints;
const { getEarnings, getStatistics } = agentsApi.endpoints;

/**
 * The one table of the data that the host pushes or changes by itself: its slice, the call that reads it again, when a
 * sign-in and a round of re-reads do so, and what other rights do to it. The gate, the rounds and single reads all use
 * this table. Two places add rules for single rows: realtime/resyncListeners.ts reads the profile before the rest of a
 * round, and store/retention.ts lets go of one chat's rows, and after a change of rights also of the pending requests.
 */
export const PUSHED = {
  conversations: read({
    slice: 'conversations',
    snapshot: listConversations,
    inRound: always,
    atSignIn: true,
    underOtherRights: 'emptied',
  }),
  /** Without `before` it reads a chat's newest messages; with it, those before that message. */
  messages: read<{ chatId: string; before?: string; limit?: number }>({
    slice: 'messages',
    snapshot: getConversation,
    inRound: openChat,
    underOtherRights: 'emptied',
  }),
  clientes: read({
    slice: 'clientes',
    snapshot: clientesApi.endpoints.getCliente,
    inRound: openCustomer,
    failsAlone: true,
    underOtherRights: 'emptied',
  }),
  offers: heard('offers', 'emptied'),
  whatsapp: read({
    slice: 'connection',
    snapshot: statusApi.endpoints.getStatus,
    inRound: always,
    atSignIn: true,
    underOtherRights: 'stays',
  }),
  earnings: read({
    slice: 'session',
    snapshot: getEarnings,
    inRound: ofAgents,
    atSignIn: true,
    underOtherRights: 'stays',
  }),
  online: read({
    slice: 'session',
    snapshot: getStatistics,
    inRound: ofAgents,
    atSignIn: true,
    underOtherRights: 'stays',
  }),
  profile: read({
    slice: 'session',
    snapshot: authApi.endpoints.getProfile,
    newerBy: 'asking',
    // Other code reads it ahead of the rest, which depends on the person's current rights: the start of the session
    // (features/session/start.ts), and the listener that runs the rounds (realtime/resyncListeners.ts).
    inRound: () => [],
    underOtherRights: 'stays',
  }),
};

const rows = Object.values(PUSHED);

/** How to tell the newer of two responses to a snapshot call, by the call's name. */
export const SNAPSHOTS: ReadonlyMap<string, NewerBy> = new Map(
  rows.flatMap((row) => (row.snapshot === null ? [] : [[row.snapshot, row.newerBy]])),
);

/** The slices that are emptied when the person gets other rights. */
export const OF_OTHER_RIGHTS: readonly (keyof RootState)[] = rows
  .filter(({ underOtherRights }) => underOtherRights === 'emptied')
  .map(({ slice }) => slice);

/** @returns the reads of a sign-in. The first round reads the same; the gate decides whose response counts (asks.ts). */
export const readsAtSignIn = (state: RootState): readonly ReadThunk[] =>
  rows.flatMap((row) => row.readsAtSignIn(state));
