import { agentsApi } from '@/console/api/agents';
import type { NoArg } from '@/console/api/api';
import { isApiError } from '@/console/api/apiError';
import { authApi } from '@/console/api/auth';
import { clientesApi } from '@/console/api/clientes';
import { conversationsApi } from '@/console/api/conversations';
import { statusApi } from '@/console/api/status';
import { selectOpenChatId } from '@/console/entities/attention/attentionSlice';
import { selectConversation } from '@/console/entities/conversations/conversationsSelectors';
import { selectIsAdmin } from '@/console/entities/session/sessionSelectors';
import type { AppThunk, RootState } from './types';

/** What of two answers to one question is the newer knowledge (wire: asked-later). */
export type Order = 'position' | 'asking';

/**
 * Reads something anew, and comes to whether the host answered. Each is a request of its own: one of the same that is
 * under way was asked for earlier, so it may be true at an earlier moment than the caller wants.
 */
export type ReadThunk = AppThunk<Promise<boolean>>;

interface Called {
  error?: unknown;
}

interface Endpoint<Arg> {
  name: string;
  initiate(arg: Arg, options: { track: false }): AppThunk<PromiseLike<Called>>;
}

/** 'It is not there' and 'it is not yours' are answers: asking again would change nothing. */
const isAnswered = ({ error }: Called) =>
  error === undefined || (isApiError(error) && (error.status === 404 || error.status === 403));

type UnderOtherRights = 'emptied' | 'stays';

interface Row<Arg> {
  /** The slice that owns it. */
  slice: keyof RootState;
  /** The call whose answer is all of it, or all of a chat's. Nobody looks at the call itself: the slice has it. */
  snapshot: Endpoint<Arg>;
  /** `asking`: no event tells of a change, so nothing but the order of the questions says which answer is newer. */
  orderedBy?: Order;
  /** For what a round of re-reads asks, while it looks like this (wire: resync). */
  inRound: (state: RootState) => readonly Arg[];
  /** A failure is told where it would stand (behaviour: client-record-failed), and keeps nobody from knowing the rest. */
  failsAlone?: boolean;
  /** What becomes of it when its person has other rights (behaviour: session-rights-change). */
  underOtherRights: UnderOtherRights;
}

/** What a call can read anew, whole. */
function read<Arg>({ inRound, snapshot, ...row }: Row<Arg>) {
  const { failsAlone = false, orderedBy = 'position', slice, underOtherRights } = row;
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
    orderedBy,
    read: ask,
    readsInRound: (state: RootState) => inRound(state).map(askInRound),
    underOtherRights,
  };
}

const always = (): NoArg[] => [undefined];
const ofAgents = (state: RootState): NoArg[] => (selectIsAdmin(state) ? [] : [undefined]);

const openChat = (state: RootState) => {
  const chatId = selectOpenChatId(state);
  return chatId === null ? [] : [{ chatId }];
};

/** Groups have no customer. */
const openCustomer = (state: RootState) =>
  openChat(state).filter(({ chatId }) => selectConversation(state, chatId)?.isGroup !== true);

/** What events alone tell of: no call lists it. */
const heard = (slice: keyof RootState, underOtherRights: UnderOtherRights) => ({
  slice,
  snapshot: null,
  readsInRound: (): ReadThunk[] => [],
  underOtherRights,
});

const { getConversation, listConversations } = conversationsApi.endpoints;
const { getEarnings, getStatistics } = agentsApi.endpoints;

/**
 * What the host pushes, or changes by itself: which slice owns it, what reads it anew, when a round asks for that, and
 * what becomes of it under other rights. The gate, the rounds and the reads of one thing all look here.
 */
export const PUSHED = {
  conversations: read({
    slice: 'conversations',
    snapshot: listConversations,
    inRound: always,
    underOtherRights: 'emptied',
  }),
  /** Without `before` a chat's newest messages, with it those before that one. */
  messages: read<{ chatId: string; before?: string }>({
    slice: 'messages',
    snapshot: getConversation,
    inRound: openChat,
    underOtherRights: 'emptied',
  }),
  clients: read({
    slice: 'clients',
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
    underOtherRights: 'stays',
  }),
  earnings: read({
    slice: 'session',
    snapshot: getEarnings,
    inRound: ofAgents,
    underOtherRights: 'stays',
  }),
  online: read({
    slice: 'session',
    snapshot: getStatistics,
    inRound: ofAgents,
    underOtherRights: 'stays',
  }),
  profile: read({
    slice: 'session',
    snapshot: authApi.endpoints.getProfile,
    orderedBy: 'asking',
    // It goes before a round: what else is read depends on who somebody is by now.
    inRound: () => [],
    underOtherRights: 'stays',
  }),
};

const rows = Object.values(PUSHED);

/** How the answers of a snapshot's call are ordered, by the call's name. */
export const SNAPSHOTS: ReadonlyMap<string, Order> = new Map(
  rows.flatMap((row) => (row.snapshot === null ? [] : [[row.snapshot, row.orderedBy]])),
);

/** The slices that hold what is another's under other rights. */
export const OF_OTHER_RIGHTS: readonly (keyof RootState)[] = rows
  .filter(({ underOtherRights }) => underOtherRights === 'emptied')
  .map(({ slice }) => slice);
